import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedThumb, nearestThumb, onScale, shareOf, sliderScale, valueAt } from './slider-values.ts'

describe("a slider's scale", () => {
  it('C767 C833 range-slider-defaults from 0 to 100 by default', () => {
    expect(sliderScale({ min: null, max: null })).toMatchObject({ min: 0, max: 100 })
    expect(sliderScale({})).toEqual({ min: 0, max: 100, step: 1 })
    expect(sliderScale({ min: 10, max: null })).toMatchObject({ min: 10, max: 100 })
  })

  it('contains only the values of its steps', () => {
    const fives = sliderScale({ min: 2, max: 50, step: 5 })
    expect(onScale(9, fives)).toBe(7)
    expect(onScale(-9, fives)).toBe(2)
    expect(onScale(0.34, sliderScale({ max: 1, step: 0.1 }))).toBe(0.3)
  })

  it('finds a value at its drawn position', () => {
    const scale = sliderScale({ min: 100, max: 900, step: 25 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 32 }), (at) => {
        const value = 100 + at * 25
        return valueAt(shareOf(value, scale), scale) === value
      }),
    )
    expect(shareOf(7, sliderScale({ min: 7, max: 7 }))).toBe(0)
  })
})

describe('two thumbs', () => {
  const scale = sliderScale({})

  it('a press moves the nearer thumb, and of two at the same value the one on its side', () => {
    expect(nearestThumb([20, 80], 30)).toBe(0)
    expect(nearestThumb([20, 80], 70)).toBe(1)
    expect(nearestThumb([50, 50], 60)).toBe(1)
    expect(nearestThumb([50, 50], 40)).toBe(0)
    expect(nearestThumb([100, 100], 90)).toBe(0)
    expect(nearestThumb([30], 99)).toBe(0)
  })

  it("don't pass each other, wherever they are moved", () => {
    expect(movedThumb([20, 80], 0, 90, scale)).toEqual([80, 80])
    const value = fc.integer({ min: -20, max: 120 })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(0, 1), value), { maxLength: 20 }), (moves) => {
        const [low = 0, high = 0] = moves.reduce<number[]>(
          (values, [thumb, to]) => movedThumb(values, thumb, to, scale),
          [0, 100],
        )
        return 0 <= low && low <= high && high <= 100
      }),
    )
  })
})
