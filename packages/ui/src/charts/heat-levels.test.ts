import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heatLevel, heatStep } from './heat-levels.ts'

it('the lowest value is lightest and the highest is darkest', () => {
  expect(heatLevel(420, 420, 1480)).toBe(1)
  expect(heatLevel(1480, 420, 1480)).toBe(7)
  expect(heatLevel(500, 500, 500)).toBe(4)
})

it('a higher value is never lighter, and every step is one of seven', () => {
  const value = fc.integer({ min: -1000, max: 1000 })
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const levels = [heatLevel(low, -500, 500), heatLevel(high, -500, 500)] as const
      return levels[0] <= levels[1] && levels.every((level) => level >= 1 && level <= 7)
    }),
  )
})

it('keys move through a year of days and stay in it where a month is shorter', () => {
  const lengths = [31, 28, 31]
  expect(heatStep('ArrowRight', { row: 0, column: 3 }, lengths)).toEqual({ row: 0, column: 4 })
  expect(heatStep('ArrowRight', { row: 0, column: 3 }, lengths, -1)).toEqual({ row: 0, column: 2 })
  expect(heatStep('ArrowDown', { row: 0, column: 30 }, lengths)).toEqual({ row: 1, column: 27 })
  expect(heatStep('ArrowDown', { row: 2, column: 30 }, lengths)).toEqual({ row: 2, column: 30 })
  expect(heatStep('End', { row: 1, column: 0 }, lengths)).toEqual({ row: 1, column: 27 })
  expect(heatStep('x', { row: 1, column: 0 }, lengths)).toBeUndefined()
})
