import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asksOwner, chargeOf, mostCharged, totalOf } from './costs.ts'

const line = fc.record({ cost: fc.integer({ min: 1, max: 10_000_000 }), markup: fc.integer({ min: 0, max: 10_000 }) })

it('the owner is charged the cost plus a percentage, in whole minor units', () => {
  expect(chargeOf({ cost: 10_000, markup: 1_000 })).toBe(11_000)
  expect(chargeOf({ cost: 105, markup: 1_000 })).toBe(116)
  fc.assert(
    fc.property(line, (one) => {
      const charge = chargeOf(one)
      expect(Number.isInteger(charge)).toBe(true)
      expect(charge).toBeGreaterThanOrEqual(one.cost)
      expect(charge).toBeLessThanOrEqual(one.cost * 2)
    }),
  )
})

it('a bid is the sum of its lines, in whatever order', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(totalOf(lines.toReversed())).toBe(totalOf(lines))
      expect(totalOf(lines)).toBe(lines.reduce((sum, one) => sum + chargeOf(one), 0))
    }),
  )
})

it('the owner is asked above the limit, and nothing above what was agreed is ever charged', () => {
  expect([asksOwner(50_000, 50_000), asksOwner(50_001, 50_000)]).toEqual([false, true])
  expect([mostCharged(null, 50_000), mostCharged(80_000, 50_000), mostCharged(20_000, 50_000)]).toEqual([
    50_000, 80_000, 20_000,
  ])
})
