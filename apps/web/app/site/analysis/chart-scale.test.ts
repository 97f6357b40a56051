import { describe, expect, it } from 'vitest'
import { chartScale } from './chart-scale.ts'

describe('the scale of a chart', () => {
  it('reaches the highest value in at most five round steps', () => {
    expect(chartScale(38_700)).toEqual({ top: 40_000, lines: [0, 10_000, 20_000, 30_000, 40_000] })
    expect(chartScale(9_100)).toEqual({ top: 10_000, lines: [0, 2_000, 4_000, 6_000, 8_000, 10_000] })
    for (const highest of [1, 7, 99, 100, 101, 4_999, 50_001, 1_234_567]) {
      const { top, lines } = chartScale(highest)
      expect([highest, top >= highest, lines.length <= 6, lines.at(-1)]).toEqual([highest, true, true, top])
    }
  })

  it('has a line for nothing at all', () => {
    expect(chartScale(0)).toEqual({ top: 1, lines: [0, 0.2, 0.4, 0.6000000000000001, 0.8, 1] })
  })
})
