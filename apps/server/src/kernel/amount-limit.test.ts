import { expect, it } from 'vitest'
import { requireUpTo } from './amount-limit.ts'

const limit = 10_000_000

it.each([
  ['USD', limit],
  ['JPY', 10 * limit],
  ['KWD', 10 * limit],
  ['INR', 100 * limit],
  ['VND', 1_000 * limit],
  ['IDR', 10_000 * limit],
])('allows up to what 100,000 dollars are worth in %s, roughly, and no more', (currency, most) => {
  expect(() => requireUpTo(limit, { amount: most, currency })).not.toThrow()
  expect(() => requireUpTo(limit, { amount: most + 1, currency }, 'cost')).toThrow('too high for its currency')
  expect(() => requireUpTo(limit, { amount: -most - 1, currency })).toThrow('too high for its currency')
})
