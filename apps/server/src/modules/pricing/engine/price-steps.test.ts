import { dayNumber } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPlan, aSeason } from '../testing/sample.ts'
import { nightlyRents, type Rates } from './nightly.ts'
import { priceSteps } from './price-steps.ts'

const saturday = '2027-07-17'
const summer = aSeason({ from: '2027-07-01', to: '2027-08-01', adjust: 2_000 })
const steps = (night: string, rates: Partial<Rates>) =>
  priceSteps({ plan: aPlan(), seasons: [], nightPrices: [], ...rates })(dayNumber(night)).map(
    ({ code, share, amount }) => [code, share, amount],
  )

test('explains a night’s price: base, weekend, season, cap', () => {
  expect(steps(saturday, { seasons: [summer], plan: aPlan({ cap: 140_000 }) })).toEqual([
    ['base', null, 100_000],
    ['weekend', null, 125_000],
    ['season', 2_000, 150_000],
    ['cap', null, 140_000],
  ])
})

test('shows no percentage for a season that sets a price', () => {
  const named = { ...summer, nightly: 118_000, weekend: 140_000 }
  expect(steps('2027-07-14', { seasons: [named] }).at(-1)).toEqual(['season', null, 118_000])
  expect(steps(saturday, { seasons: [named] }).at(-1)).toEqual(['season', null, 140_000])
})

test('shows a price set by hand after what the night would have cost, and then the floor', () => {
  const nightPrices = [{ night: saturday, amount: 60_000, by: 'hand' as const }]
  expect(steps(saturday, { nightPrices, plan: aPlan({ floor: 70_000 }) })).toEqual([
    ['base', null, 100_000],
    ['weekend', null, 125_000],
    ['hand', null, 60_000],
    ['floor', null, 70_000],
  ])
})

const minor = fc.integer({ min: 0, max: 500_000 })
const day = fc.integer({ min: 0, max: 60 })
const dateOf = (offset: number) => new Date(Date.UTC(2027, 5, 1 + offset)).toISOString().slice(0, 10)
const rates = fc
  .record({
    base: minor,
    weekend: fc.option(minor),
    floor: fc.option(fc.integer({ min: 0, max: 200_000 })),
    cap: fc.option(fc.integer({ min: 200_000, max: 500_000 })),
    seasons: fc.array(
      fc.record({
        from: day,
        length: fc.integer({ min: 1, max: 30 }),
        nightly: fc.option(minor),
        weekend: fc.option(minor),
        adjust: fc.integer({ min: -9_000, max: 20_000 }),
      }),
      { maxLength: 4 },
    ),
    single: fc.uniqueArray(
      fc.record({ at: day, amount: minor, by: fc.constantFrom('hand' as const, 'service' as const) }),
      {
        selector: ({ at, by }) => `${at} ${by}`,
        maxLength: 6,
      },
    ),
  })
  .map(
    ({ seasons, single, ...plan }): Rates => ({
      plan: aPlan(plan),
      seasons: seasons.map(({ from, length, ...season }, index) =>
        aSeason({ ...season, id: index + 1, from: dateOf(from), to: dateOf(from + length) }),
      ),
      nightPrices: single.map(({ at, ...price }) => ({ ...price, night: dateOf(at) })),
    }),
  )

test('ends with the price a guest pays, whatever the rates', () => {
  fc.assert(
    fc.property(rates, day, (given, offset) => {
      const night = dayNumber(dateOf(offset))
      expect(priceSteps(given)(night).at(-1)?.amount).toBe(nightlyRents(given)(night).amount)
    }),
  )
})
