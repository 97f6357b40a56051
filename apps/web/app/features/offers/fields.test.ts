import { makeOffer } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { emptyOffer, type OfferFields, offerOf, offerProblems } from './fields.ts'

const words = { required: 'required', order: 'order' }
const now = new Date('2027-01-15T17:00:00Z')
const week: OfferFields = { ...emptyOffer, arrive: '2027-07-02', depart: '2027-07-09' }

it('an offer is sent with its expiry and its discount in minor units', () => {
  expect(offerOf(week, now)).toMatchObject({ off: null, expiresAt: '2027-01-18T17:00:00.000Z', hold: false })
  const percent = offerOf({ ...week, kind: 'percent', percent: 7.5 }, now)
  expect(percent.off).toEqual({ kind: 'percent', amount: 750 })
  const amount = { ...week, kind: 'amount' as const, amount: { amount: 20_000, currency: 'USD' } }
  expect(offerOf(amount, now).off).toEqual({ kind: 'amount', amount: 20_000 })
  expect(offerOf({ ...week, addOns: [7, 9] }, now).addOns).toEqual([7, 9])
  for (const body of [percent, offerOf(amount, now)]) expect(makeOffer.body?.safeParse(body).success).toBe(true)
})

it('missing and reversed values are reported at their field', () => {
  expect(offerProblems(week, words)).toEqual({})
  expect(offerProblems(emptyOffer, words)).toEqual({ arrive: 'required', depart: 'required' })
  expect(offerProblems({ ...week, depart: '2027-07-02' }, words)).toEqual({ depart: 'order' })
  expect(offerProblems({ ...week, kind: 'percent' }, words)).toEqual({ percent: 'required' })
  expect(offerProblems({ ...week, kind: 'amount' }, words)).toEqual({ amount: 'required' })
})
