import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridSteps } from './grid-steps.ts'

test('the lines of a chart are round figures that reach over its highest bar', () => {
  expect(gridSteps(9_623_370)).toEqual({ top: 10_000_000, steps: [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000] })
})

test('a year without earnings still has a grid', () => {
  expect(gridSteps(0).top).toBeGreaterThan(0)
})

test('no bar stands above the top line and there are at most four steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (highest) => {
      const { top, steps } = gridSteps(highest)
      return top >= highest && steps.length <= 5 && steps.length >= 2
    }),
  )
})
