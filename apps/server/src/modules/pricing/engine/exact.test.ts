import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactly, minus, plus, portionOf, proportion, type Rounding, rounded } from './exact.ts'

const halves = [1, 3, 5, -1, -3]
const roundedHalves = (rounding: Rounding) => halves.map((units) => rounded(portionOf(exactly(units), 5_000), rounding))

test('R15 half a minor unit is rounded up, and a deduction rounds the same way', () => {
  expect(roundedHalves('half_up')).toEqual([1, 2, 3, -1, -2])
})

test('R19 an authority can round differently: half to even, up, down', () => {
  expect(roundedHalves('half_even')).toEqual([0, 2, 2, 0, -2])
  expect(roundedHalves('up')).toEqual([1, 2, 3, -1, -2])
  expect(roundedHalves('down')).toEqual([0, 1, 2, 0, -1])
})

test('R15 nothing is lost before the single rounding', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 6 }), (amount, shares) => {
      const left = shares.reduce((value, share) => minus(value, portionOf(value, share)), exactly(amount))
      const taken = minus(exactly(amount), left)
      expect(rounded(plus(left, taken))).toBe(amount)
    }),
  )
})

test('a proportion of zero is zero', () => {
  expect(rounded(proportion(100, 1, 0))).toBe(0)
  expect(rounded(proportion(100, 1, 3))).toBe(33)
})
