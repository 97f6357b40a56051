import { expect, test } from 'vitest'
import { limitsAt, placesOf, priceBounds } from './price-scale.ts'

const bars = [
  { from: 100_000, to: 120_000, count: 2 },
  { from: 120_000, to: 160_000, count: 5 },
  { from: 160_000, to: 200_000, count: 1 },
]
const bounds = priceBounds(bars)

test('places thumbs between the bars', () => {
  expect(bounds).toEqual([100_000, 120_000, 160_000, 200_000])
  expect(priceBounds([])).toEqual([])
})

test('places thumbs at the ends without limits, and ends are not limits', () => {
  expect(placesOf(bounds, { min: null, max: null })).toEqual([0, 3])
  expect(limitsAt(bounds, [0, 3])).toEqual({ min: null, max: null })
})

test('places limits on their bound, or outside their bar', () => {
  expect(placesOf(bounds, { min: 120_000, max: 160_000 })).toEqual([1, 2])
  expect(placesOf(bounds, { min: 130_000, max: 150_000 })).toEqual([1, 2])
  expect(placesOf(bounds, { min: 1, max: 9_000_000 })).toEqual([0, 3])
  expect(placesOf(bounds, { min: 9_000_000, max: 1 })).toEqual([0, 0])
  expect(limitsAt(bounds, [1, 2])).toEqual({ min: 120_000, max: 160_000 })
})
