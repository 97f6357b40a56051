import { addDays, dayNumber, pricingStrategies } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewDiscount, NewSeason } from './pricing.ts'
import { type Baseline, partsToChange, pricesUnder, rentsUnder } from './strategies.ts'
import { aDiscount, aPlan, aSeason } from './testing/sample.ts'

const amount = fc.integer({ min: 5_000, max: 900_000 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const seasons = fc.array(
  fc
    .record({
      start: fc.integer({ min: 0, max: 340 }),
      days: fc.integer({ min: 1, max: 90 }),
      nightly: maybe(amount),
      weekend: maybe(amount),
      adjust: fc.integer({ min: -6_000, max: 12_000 }),
    })
    .map(({ start, days, ...season }): NewSeason => {
      const { id: _, ...made } = aSeason({
        from: addDays('2027-01-01', start),
        to: addDays('2027-01-01', start + days),
      })
      return { ...made, ...season }
    }),
  { maxLength: 4 },
)
const baselines: fc.Arbitrary<Baseline> = fc
  .record({ base: amount, weekend: maybe(amount), floor: maybe(amount), cap: maybe(amount), seasons })
  .map(({ floor, cap, ...rest }) => ({
    ...rest,
    floor,
    cap: floor !== null && cap !== null ? Math.max(floor, cap) : cap,
  }))
  .map(({ seasons: all, base, weekend, floor, cap }) => {
    const within = (price: number) => Math.min(Math.max(price, floor ?? 0), cap ?? price)
    const each = (price: number | null) => (price === null ? null : within(price))
    return {
      plan: aPlan({ base: within(base), weekend: each(weekend), floor, cap }),
      seasons: all.map((season) => ({ ...season, nightly: each(season.nightly), weekend: each(season.weekend) })),
      discounts: [],
    }
  })
const year = Array.from({ length: 365 }, (_, day) => dayNumber('2027-01-01') + day)

describe('a pricing strategy', () => {
  it('prices no night below the floor or above the cap, late discount included', () => {
    fc.assert(
      fc.property(baselines, fc.constantFrom(...pricingStrategies), (baseline, strategy) => {
        const { prices, lastMinute } = pricesUnder(strategy, baseline)
        const rents = rentsUnder(prices, [])
        const { floor, cap } = baseline.plan
        for (const day of year) {
          const rent = rents(day).amount
          expect(rent * (1 - (lastMinute?.share ?? 0) / 10_000)).toBeGreaterThanOrEqual((floor ?? 0) - 1e-6)
          expect(rent).toBeLessThanOrEqual(cap ?? Number.POSITIVE_INFINITY)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('never costs less than the next fuller one on any night', () => {
    fc.assert(
      fc.property(baselines, (baseline) => {
        const [full, even, high] = pricingStrategies.map((one) => rentsUnder(pricesUnder(one, baseline).prices, []))
        for (const day of year) {
          expect(full?.(day).amount).toBeLessThanOrEqual(even?.(day).amount ?? 0)
          expect(even?.(day).amount).toBeLessThanOrEqual(high?.(day).amount ?? 0)
        }
      }),
      { numRuns: 60 },
    )
  })

  const without = ({ id: _, ...discount }: ReturnType<typeof aDiscount>): NewDiscount => discount
  const baseline: Baseline = {
    plan: aPlan({ base: 50_000, weekend: 62_500, floor: 42_000, cap: 148_000 }),
    seasons: [{ ...aSeason({ from: '2027-07-01', to: '2027-09-01' }), nightly: 140_000 }],
    discounts: [without(aDiscount({ kind: 'length_of_stay', minNights: 7 }))],
  }

  it('moves the plan and named season prices, and keeps the discounts for long stays', () => {
    const full = pricesUnder('occupancy_first', baseline)
    expect(full.prices.plan).toMatchObject({ base: 46_000, weekend: 57_500 })
    expect(full.prices.seasons[0]).toMatchObject({ nightly: 128_800, adjust: 0 })
    // The lowest night is 460 and the floor 420: 8 of the usual 10 percent leave it above.
    expect(full.lastMinute).toEqual({ daysAhead: 14, share: 800 })
    expect(full.prices.discounts.map(({ kind, basisPoints }) => [kind, basisPoints])).toEqual([
      ['length_of_stay', 1_000],
      ['last_minute', 800],
    ])
    const high = pricesUnder('rate_first', baseline)
    expect(high.prices.plan).toMatchObject({ base: 54_000, weekend: 67_500 })
    expect(high.prices.seasons[0]?.nightly).toBe(148_000)
    expect(high.prices.discounts.map(({ kind }) => kind)).toEqual(['length_of_stay'])
  })

  it('adds no late discount where a night is already at the floor, or the owner has one', () => {
    const atFloor = { ...baseline, plan: { ...baseline.plan, floor: 49_000 } }
    expect(pricesUnder('occupancy_first', atFloor)).toMatchObject({
      lastMinute: null,
      prices: { plan: { base: 49_000 } },
    })
    const late = without(aDiscount({ kind: 'last_minute', daysAhead: 7, basisPoints: 1_500 }))
    const own = { ...baseline, discounts: [late] }
    expect(pricesUnder('occupancy_first', own)).toMatchObject({ lastMinute: null, prices: { discounts: [late] } })
    expect(pricesUnder('rate_first', own).prices.discounts).toEqual([])
  })

  it('leaves the home’s own prices alone when balanced', () => {
    expect(partsToChange(pricesUnder('balanced', baseline).prices, baseline)).toEqual({})
    expect(Object.keys(partsToChange(pricesUnder('rate_first', baseline).prices, baseline))).toEqual([
      'plan',
      'seasons',
    ])
  })
})
