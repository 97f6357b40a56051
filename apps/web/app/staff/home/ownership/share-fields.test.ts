import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blankShare, fieldsOf, ownershipProblems, sharesBody, sumOf } from './share-fields.ts'

const words = {
  fill: 'fill',
  emailInvalid: 'email',
  unclear: 'number',
  reasonShort: 'reason',
  sum: (points: number) => `${points}`,
}
const home = { id: 1, name: 'Marram House', status: 'live', today: '2027-01-15' } as const
const owner = {
  accountId: 7,
  name: 'Ada Quill',
  email: 'ada@example.com',
  holderKind: 'person',
  holderName: '',
} as const

it("starts with today's owners, not those of a later day", () => {
  const sets = [
    { from: '2027-02-01', owners: [{ ...owner, email: 'new@example.com', basisPoints: 10_000 }] },
    { from: '2026-01-01', owners: [{ ...owner, basisPoints: 10_000 }] },
  ]
  expect(fieldsOf({ home, sets, waits: true }).shares).toEqual([
    { email: 'ada@example.com', percent: 100, holderKind: 'person', holderName: '' },
  ])
  expect(fieldsOf({ home, sets: [], waits: false }).shares).toEqual([{ ...blankShare, percent: 100 }])
})

it("names each missing field, including a company's name", () => {
  const shares = [
    { ...blankShare, email: 'ada', percent: 50 },
    { email: 'b@example.com', percent: null, holderKind: 'company' as const, holderName: ' ' },
  ]
  expect(ownershipProblems({ from: '', shares, reason: 'short' }, words, true)).toEqual({
    from: 'fill',
    'shares.0.email': 'email',
    'shares.1.percent': 'number',
    'shares.1.holderName': 'fill',
    reason: 'reason',
  })
})

it.each([
  [[60, 39.99], 'shares.1.percent', '9999'],
  [[60, 40.01], 'shares.1.percent', '10001'],
  [[99.99], 'shares.0.percent', '9999'],
])('marks the last of shares %j, which are not a whole', (percents, field, sum) => {
  const shares = percents.map((percent) => ({ ...blankShare, email: 'a@example.com', percent }))
  const fields = { from: '2027-01-15', shares, reason: 'Sold to a sister' }
  expect(ownershipProblems(fields, words, true)).toEqual({ [field]: sum })
})

it('adds up exactly what is sent, in hundredths of a percent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 }), (points) => {
      const shares = points.map((each) => ({ ...blankShare, email: 'a@example.com', percent: each / 100 }))
      expect(sharesBody(shares).map(({ basisPoints }) => basisPoints)).toEqual(points)
      expect(sumOf(shares)).toBe(points.reduce((sum, each) => sum + each, 0))
    }),
  )
})
