import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  partOfBase,
  type RateState,
  rateSettingsOf,
  settingsTouched,
  shareOfBase,
  withMinPrice,
  withTier,
  withWeekendExtra,
} from './rate-settings.ts'
import type { RatePlan } from './rates.ts'

const state: RateState = {
  plan: { base: 70_000, weekend: 84_000, floor: 49_000, currency: 'USD' },
  discounts: [{ kind: 'length_of_stay', minNights: 7, basisPoints: 750, nights: null, booked: null }],
  stays: { minNights: 3, maxNights: 30, arriveOn: [6, 0] },
}

describe('a home’s settings', () => {
  it('are shares of its base price, its tiers, and its stay rules', () => {
    expect(rateSettingsOf(state)).toEqual({
      min_nights: 3,
      max_nights: 30,
      arrival_days: ['0', '6'],
      weekend_extra: 200_000,
      min_price: 700_000,
      week_discount: 750,
      month_discount: 0,
    })
  })

  it('are only those of its stays before it has prices', () => {
    const { min_nights, min_price, week_discount } = rateSettingsOf({ ...state, plan: undefined })
    expect([min_nights, min_price, week_discount]).toEqual([3, null, null])
  })
})

test('a base price touches no percentage, but an amount does', () => {
  const plan = { base: 90_000, weekend: 84_000, floor: 49_000, currency: 'USD' }
  expect(settingsTouched(state, { ...state, plan })).toEqual([])
  expect(settingsTouched(state, { ...state, plan: { ...plan, floor: 60_000 } })).toEqual(['min_price'])
  expect(settingsTouched(state, { ...state, stays: { ...state.stays, arriveOn: [0, 6] } })).toEqual([])
})

test('a tier is set, changed, and removed', () => {
  const tiers = withTier([{ minNights: 14, share: 800 }], 7, 500)
  expect(tiers).toEqual([
    { minNights: 7, share: 500 },
    { minNights: 14, share: 800 },
  ])
  expect(withTier(tiers, 7, 0)).toEqual([{ minNights: 14, share: 800 }])
})

test('a whole percentage of a base price is recognized as that percentage, and an amount as itself', () => {
  const base = fc.integer({ min: 100, max: 10_000_000 })
  const currency = fc.constantFrom('USD', 'JPY')
  fc.assert(
    fc.property(base, fc.integer({ min: 1, max: 100 }), currency, (price, percent, code) => {
      const share = percent * 10_000
      expect(shareOfBase(price, partOfBase(price, share, code), code)).toBe(share)
    }),
  )
})

test('a discount from 28 nights is the monthly one', () => {
  const monthly = { kind: 'length_of_stay' as const, minNights: 28, basisPoints: 1_500, nights: null, booked: null }
  expect(rateSettingsOf({ ...state, discounts: [monthly] })).toMatchObject({ week_discount: 0, month_discount: 1_500 })
})

test('an amount that no whole percentage gives is the nearest millionth', () => {
  expect(shareOfBase(12_345, 1_234, 'USD')).toBe(99_959)
  expect(shareOfBase(70_000, 7_001, 'USD')).toBe(100_014)
})

test('a part of a price is in whole dollars, of a price of a few dollars in cents, and in whole yen', () => {
  expect(partOfBase(12_345, 100_000, 'USD')).toBe(1_200)
  expect(partOfBase(9_999, 100_000, 'USD')).toBe(1_000)
  expect(partOfBase(10_000, 333_333, 'USD')).toBe(3_300)
  expect(partOfBase(12_345, 100_000, 'JPY')).toBe(1_235)
})

test('a plan follows a weekend price and a minimum, or has neither', () => {
  const plan = { base: 70_000, weekend: null, floor: null, currency: 'USD' } as unknown as RatePlan
  expect(withWeekendExtra(plan, 200_000).weekend).toBe(84_000)
  expect(withMinPrice(plan, 700_000).floor).toBe(49_000)
  expect(withWeekendExtra({ ...plan, weekend: 1 }, 0).weekend).toBeNull()
  expect(withMinPrice({ ...plan, floor: 1 }, 0).floor).toBeNull()
})
