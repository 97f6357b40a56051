import { describe, expect, it } from 'vitest'
import { clampPercent, clampWhole } from './clamp.ts'

describe('a typed number', () => {
  it.each([
    ['5', 5],
    ['0', 1],
    ['11', 10],
    ['4.6', 5],
    ['', 3],
    ['many', 3],
  ])('%j within 1 to 10 becomes %d', (text, number) => {
    expect(clampWhole(text, 1, 10, 3)).toBe(number)
  })
  it.each([
    [-5, 0],
    [42, 42],
    [140, 100],
    [Number.NaN, 0],
  ])('C816 progress-clamp: as a percentage, %d becomes %d', (percent, held) => {
    expect(clampPercent(percent)).toBe(held)
  })
})
