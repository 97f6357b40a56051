import { dayNumber } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { aPlan, aSeason } from '../testing/sample.ts'
import { nightlyRents } from './nightly.ts'
import type { NightPrice } from './rates.ts'

const friday = '2027-07-02'
const sunday = '2027-07-04'
const rent = (
  night: string,
  rates: Partial<Parameters<typeof nightlyRents>[0]>,
  channel?: Parameters<typeof nightlyRents>[1],
) => nightlyRents({ plan: aPlan(), seasons: [], nightPrices: [], ...rates }, channel)(dayNumber(night)).amount
const set = (by: NightPrice['by'], amount: number): NightPrice => ({ night: friday, amount, by })

test("the weekend is a set of nights: Friday and Saturday nights cost more, Sunday night doesn't", () => {
  expect(['2027-07-01', '2027-07-02', '2027-07-03', '2027-07-04'].map((night) => rent(night, {}))).toEqual([
    100_000, 125_000, 125_000, 100_000,
  ])
})

test('a season replaces the base price, or adjusts it if it sets no price', () => {
  const named = aSeason({ from: '2027-07-01', to: '2027-08-01', nightly: 108_000, weekend: 134_000 })
  expect(rent(friday, { seasons: [named] })).toBe(134_000)
  expect(rent(sunday, { seasons: [named] })).toBe(108_000)
  const moved = aSeason({ from: '2027-07-01', to: '2027-08-01', adjust: 2_000 })
  expect(rent(friday, { seasons: [moved] })).toBe(150_000)
  expect(rent(friday, { seasons: [{ ...moved, adjust: -1_000 }] })).toBe(112_500)
})

test("R10 the shorter of two seasons applies, and a day's own price overrides both", () => {
  const summer = aSeason({ from: '2027-06-01', to: '2027-09-01', nightly: 110_000 })
  const holiday = aSeason({ id: 2, from: '2027-07-01', to: '2027-07-08', nightly: 180_000 })
  expect(rent(sunday, { seasons: [summer, holiday] })).toBe(180_000)
  expect(rent('2027-07-08', { seasons: [summer, holiday] })).toBe(110_000)
  expect(rent(friday, { seasons: [summer, holiday], nightPrices: [set('hand', 99_000)] })).toBe(99_000)
})

test('a proposed price replaces base and season; a price set by hand replaces the proposal', () => {
  const seasons = [aSeason({ from: '2027-07-01', to: '2027-08-01', nightly: 110_000 })]
  expect(rent(friday, { seasons, nightPrices: [set('service', 141_000)] })).toBe(141_000)
  expect(rent(friday, { seasons, nightPrices: [set('service', 141_000), set('hand', 120_000)] })).toBe(120_000)
})

test("floor and cap apply to every source, including the day's own price", () => {
  const plan = aPlan({ floor: 90_000, cap: 120_000 })
  expect(rent(friday, { plan })).toBe(120_000)
  expect(rent(friday, { plan, nightPrices: [set('hand', 1)] })).toBe(90_000)
})

test('a channel markup multiplies the nights', () => {
  expect(rent(friday, { plan: aPlan({ markups: { agent: 800 } }) }, 'agent')).toBe(135_000)
  expect(rent(friday, { plan: aPlan({ markups: { agent: 800 } }) }, 'direct')).toBe(125_000)
})
