import { leadKinds } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastestMs, isSpam, scoreLead, splitName } from './rules.ts'

const plain = { phone: '', answers: [], byPartner: false, isSignedIn: false, isRepeat: false }

describe('the score of a lead', () => {
  it('is the sum of its reasons', () => {
    const { score, reasons } = scoreLead({
      ...plain,
      kind: 'owner',
      phone: '+16315550188',
      answers: [
        { key: 'address', values: ['14 Shell Lane'] },
        { key: 'bedrooms', values: ['5'] },
        { key: 'timing', values: ['now'] },
      ],
    })
    expect(reasons.map(({ reason }) => reason)).toEqual(['kind', 'phone', 'address', 'soon', 'large_home'])
    expect(score).toBe(85)
  })

  it('stays between 0 and 100, and another reason never lowers it', () => {
    const flags = fc.record({ byPartner: fc.boolean(), isSignedIn: fc.boolean(), isRepeat: fc.boolean() })
    const answers = fc.array(
      fc.record({
        key: fc.constantFrom('address', 'bedrooms', 'timing', 'message', 'other'),
        values: fc.array(fc.string()),
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...leadKinds), fc.string(), answers, flags, (kind, phone, given, flagged) => {
        const input = { ...plain, ...flagged, kind, phone, answers: given }
        const { score } = scoreLead(input)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(scoreLead({ ...input, isSignedIn: true }).score).toBeGreaterThanOrEqual(
          scoreLead({ ...input, isSignedIn: false }).score,
        )
      }),
    )
  })
})

describe('spam', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  const openedAgo = (ms: number) => new Date(now.getTime() - ms).toISOString()
  it('fills in the hidden field, or sends the form as soon as it opens', () => {
    expect(isSpam({ website: 'https://x.example' }, now)).toBe(true)
    expect(isSpam({ website: '', openedAt: openedAgo(fastestMs - 1) }, now)).toBe(true)
  })
  it('is not what a person sends, even from a page that was open for days or with a wrong clock', () => {
    expect(isSpam({ website: ' ' }, now)).toBe(false)
    expect(isSpam({ website: '', openedAt: openedAgo(fastestMs) }, now)).toBe(false)
    expect(isSpam({ website: '', openedAt: openedAgo(-60_000) }, now)).toBe(false)
    expect(isSpam({ website: '', openedAt: openedAgo(9 * 86_400_000) }, now)).toBe(false)
  })
})

it('splits a name into first and last name', () => {
  expect(splitName('  Ada  Maria Quill ')).toEqual({ firstName: 'Ada', lastName: 'Maria Quill' })
  expect(splitName('Ada')).toEqual({ firstName: 'Ada', lastName: '' })
})
