import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { partOfBase, type RateState, rateSettingsOf, settingsTouched, shareOfBase, withTier } from './rate-settings.ts'

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
