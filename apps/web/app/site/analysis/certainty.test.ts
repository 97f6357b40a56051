import { describe, expect, it } from 'vitest'
import { certaintyOf, spreadOf } from './certainty.ts'

const year = (low: number, expected: number, high: number) => ({ low, expected, high, nights: 100 })

describe('how certain an estimate is', () => {
  it('follows the farther end of the range', () => {
    expect(spreadOf(year(90, 100, 130))).toBeCloseTo(0.3)
    expect(spreadOf(year(0, 0, 10))).toBe(1)
    const levels = [8, 20, 30, 55, 90].map((off) => certaintyOf({ thin: false, year: year(100 - off, 100, 100) }))
    expect(levels).toEqual([5, 4, 3, 2, 1])
  })

  it('is lowest with too few similar homes, however narrow the range', () => {
    expect(certaintyOf({ thin: true, year: year(99, 100, 101) })).toBe(1)
  })
})
