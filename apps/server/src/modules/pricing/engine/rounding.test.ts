import { expect, test } from 'vitest'
import { approximately, exactly, minus, plus, portionOf, proportion, rounded } from './exact.ts'

test('R15 adds and subtracts different fractions exactly', () => {
  const third = proportion(1, 1, 3)
  const sixth = proportion(1, 1, 6)
  expect(approximately(plus(third, sixth))).toBe(0.5)
  expect(rounded(minus(plus(third, third), proportion(2, 1, 3)))).toBe(0)
  expect(plus(exactly(2), exactly(3))).toEqual({ units: 5n, per: 1n })
  expect(plus(portionOf(exactly(2), 5_000), portionOf(exactly(4), 5_000))).toEqual({ units: 30_000n, per: 10_000n })
})

test('R19 a proportion of a negative whole changes its sign, but not its magnitude', () => {
  expect([rounded(proportion(100, 1, -3)), rounded(proportion(-100, 1, -3)), rounded(proportion(90, -2, 3))]).toEqual([
    -33, 33, -60,
  ])
  expect(proportion(7, 5, 2)).toEqual({ units: 35n, per: 2n })
  expect(proportion(7, 5, -2)).toEqual({ units: -35n, per: 2n })
  expect(proportion(7, 5, 1)).toEqual({ units: 35n, per: 1n })
})

test('R15 rounds less than half down, more than half up, and half by the rule', () => {
  const of = (units: bigint, per: bigint) => ({ units, per })
  expect([rounded(of(4n, 10n)), rounded(of(5n, 10n)), rounded(of(6n, 10n))]).toEqual([0, 1, 1])
  expect([rounded(of(4n, 10n), 'half_even'), rounded(of(5n, 10n), 'half_even')]).toEqual([0, 0])
  expect(Object.is(rounded(of(-4n, 10n)), 0)).toBe(true)
  expect(Object.is(rounded(of(0n, 10n)), 0)).toBe(true)
})

test('weighs shares to a millionth', () => {
  expect(approximately(proportion(1, 1, 3))).toBe(0.333_333)
  expect(approximately(exactly(250))).toBe(250)
})
