import { expect, test } from 'vitest'
import { aDiscount, aPlan, aRequest, aSeason, pricesOf } from '../testing/sample.ts'
import type { Discount } from './discounts.ts'
import type { RatePlan } from './rates.ts'
import { priceStay } from './stay-price.ts'
import type { StayRequest } from './stay-request.ts'

const oneNight = { arrive: '2027-03-02', depart: '2027-03-03' }
const priced = (discounts: Discount[], plan: Partial<RatePlan> = {}, request: Partial<StayRequest> = {}) =>
  priceStay(
    pricesOf({ plan: aPlan({ base: 12_000, weekend: null, ...plan }), discounts }),
    aRequest({ stay: oneNight, ...request }),
  )

test('120 with a 20% promotion is 96', () => {
  expect(priced([aDiscount({ kind: 'promotion', basisPoints: 2_000 })]).headline).toBe(9_600)
})

test('a seasonal price comes first: 100, then 20% off is 80, then 10% off for non-refundable is 72', () => {
  const prices = pricesOf({
    plan: aPlan({ base: 12_000, weekend: null, nonRefundable: 1_000 }),
    seasons: [aSeason({ from: '2027-03-01', to: '2027-04-01', nightly: 10_000 })],
    discounts: [aDiscount({ kind: 'promotion', basisPoints: 2_000 })],
  })
  expect(priceStay(prices, aRequest({ stay: oneNight })).headline).toBe(8_000)
  expect(priceStay(prices, aRequest({ stay: oneNight, nonRefundable: true })).headline).toBe(7_200)
})

test('a night gets one discount by priority: new listing, promotion, length of stay, early bird, last minute', () => {
  const all = [
    aDiscount({ id: 1, kind: 'last_minute', daysAhead: 400, basisPoints: 100 }),
    aDiscount({ id: 2, kind: 'early_bird', daysAhead: 30, basisPoints: 200 }),
    aDiscount({ id: 3, kind: 'length_of_stay', minNights: 1, basisPoints: 300 }),
    aDiscount({ id: 4, kind: 'promotion', basisPoints: 400 }),
    aDiscount({ id: 5, kind: 'new_listing', basisPoints: 500 }),
  ]
  const codes = [5, 4, 3, 2, 1].map((upTo) => priced(all.slice(0, upTo)).accommodation[1]?.code)
  expect(codes).toEqual([
    'discount_new_listing',
    'discount_promotion',
    'discount_length_of_stay',
    'discount_early_bird',
    'discount_last_minute',
  ])
})

test('stacking applies each discount to what the one before left', () => {
  const both = [
    aDiscount({ id: 1, kind: 'promotion', basisPoints: 2_000 }),
    aDiscount({ id: 2, kind: 'length_of_stay' }),
  ]
  expect(priced(both, { discounts: 'stack' }).headline).toBe(8_640)
  expect(priced(both).headline).toBe(9_600)
})

test('only the highest length-of-stay tier reached applies, not their sum', () => {
  const tiers = [
    aDiscount({ id: 1, kind: 'length_of_stay', minNights: 7, basisPoints: 1_000 }),
    aDiscount({ id: 2, kind: 'length_of_stay', minNights: 28, basisPoints: 2_500 }),
  ]
  const headline = (depart: string) => priced(tiers, {}, { stay: { arrive: '2027-03-01', depart } }).headline
  expect(headline('2027-03-07')).toBe(6 * 12_000)
  expect(headline('2027-03-08')).toBe(7 * 10_800)
  expect(headline('2027-03-29')).toBe(28 * 9_000)
})

test('a promotion applies to its own nights and booking days; other nights get the next discount', () => {
  const promotion = aDiscount({
    id: 1,
    kind: 'promotion',
    basisPoints: 5_000,
    nights: { from: '2027-03-02', to: '2027-03-03' },
    booked: { from: '2026-11-01', to: '2026-12-01' },
  })
  const week = aDiscount({ id: 2, kind: 'length_of_stay', minNights: 2 })
  const stay = { arrive: '2027-03-01', depart: '2027-03-03' }
  expect(priced([promotion, week], {}, { stay }).headline).toBe(10_800 + 6_000)
  expect(priced([promotion, week], {}, { stay, bookedOn: '2026-12-01' }).headline).toBe(2 * 10_800)
})

test('early bird and last minute count the days from booking to arrival', () => {
  const early = aDiscount({ kind: 'early_bird', daysAhead: 90 })
  expect(priced([early], {}, { bookedOn: '2026-12-02' }).headline).toBe(10_800)
  expect(priced([early], {}, { bookedOn: '2026-12-03' }).headline).toBe(12_000)
  const late = aDiscount({ kind: 'last_minute', daysAhead: 3 })
  expect(priced([late], {}, { bookedOn: '2027-02-27' }).headline).toBe(10_800)
  expect(priced([late], {}, { bookedOn: '2027-02-26' }).headline).toBe(12_000)
})

test('a discount on the rent leaves extra guests alone', () => {
  const party = { adults: 8, children: 0, infants: 0, pets: 0 }
  expect(priced([aDiscount({ kind: 'promotion', of: 'rent' })], {}, { party }).headline).toBe(10_800 + 10_000)
  expect(priced([aDiscount({ kind: 'promotion' })], {}, { party }).headline).toBe(10_800 + 9_000)
})

test('R15 several discounts, each rounded up, never exceed the amount', () => {
  const both = [
    aDiscount({ id: 1, kind: 'promotion', basisPoints: 5_000 }),
    aDiscount({ id: 2, kind: 'length_of_stay', basisPoints: 10_000 }),
  ]
  const { accommodation, headline } = priced(both, { base: 1, discounts: 'stack' })
  expect(accommodation.map(({ amount }) => amount)).toEqual([1, -1])
  expect(headline).toBe(0)
})
