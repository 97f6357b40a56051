import { expect, it } from 'vitest'
import { fromStripe, toStripe, toStripePayout } from './amounts.ts'

const money = (amount: number, currency: string) => ({ amount, currency })

it.each([
  ['USD', 123_456, 123_456],
  ['JPY', 123_456, 123_456],
  ['MGA', 450_000, 450_000],
  ['VND', 12_000_000, 12_000_000],
  ['ISK', 5, 500],
  ['UGX', 5, 500],
])('asks Stripe for %s in the unit it counts', (currency, ours, theirs) => {
  expect(toStripe(money(ours, currency))).toBe(theirs)
  expect(fromStripe(theirs, currency.toLowerCase())).toBe(ours)
})

it.each([
  ['HUF', 123_456, 123_400],
  ['TWD', 199, 100],
  ['twd', 50_000, 50_000],
  ['USD', 123_456, 123_456],
  ['JPY', 123_456, 123_456],
])('pays out %s in amounts that Stripe accepts', (currency, amount, paid) =>
  expect(toStripePayout(money(amount, currency))).toBe(paid),
)
