import fc from 'fast-check'
import { expect, it } from 'vitest'
import { starShare } from './star-share.ts'

it('C773 none and all of the stars are filled at the ends, five by default', () => {
  expect(starShare(0, 5)).toBe(0)
  expect(starShare(5, 5)).toBe(100)
  expect(starShare(9, 5)).toBe(100)
  expect(starShare(-1, 5)).toBe(0)
  expect(starShare(Number.NaN, 5)).toBe(0)
})

it('C773 an additional half star fills to its middle', () => {
  expect(starShare(2.5, 5)).toBeCloseTo(((2 * 18 + 8) / 88) * 100)
})

it('C773 a higher rating never fills less', () => {
  const rating = fc.double({ min: 0, max: 10, noNaN: true })
  fc.assert(fc.property(rating, rating, (a, b) => starShare(Math.min(a, b), 10) <= starShare(Math.max(a, b), 10)))
})
