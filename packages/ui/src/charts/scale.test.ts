import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightIn, scaleOf } from './scale.ts'

describe("a chart's grid", () => {
  it('has round figures that extend above the highest value', () => {
    expect(scaleOf(0, 9_623_370)).toEqual({
      bottom: 0,
      top: 10_000_000,
      steps: [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000],
    })
  })
  it('exists if everything is zero', () => {
    expect(scaleOf(0, 0).top).toBeGreaterThan(0)
  })
  it('extends below zero for losses', () => {
    expect(scaleOf(-63, 180)).toEqual({ bottom: -100, top: 200, steps: [-100, 0, 100, 200] })
  })
  it('can start above zero if configured', () => {
    expect(scaleOf(1200, 1290, { zero: false })).toMatchObject({ bottom: 1200, top: 1300 })
  })
  it('has fine steps if configured', () => {
    expect(scaleOf(0, 0.8, { least: 0.05 }).steps).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8])
  })
  const ends = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: -1e12, max: 1e12 }))
  it('contains every value, between two and six lines', () => {
    fc.assert(
      fc.property(ends, fc.boolean(), ([a, b], zero) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const { bottom, top, steps } = scaleOf(low, high, { zero })
        expect(bottom).toBeLessThanOrEqual(low)
        expect(top).toBeGreaterThanOrEqual(high)
        expect(steps.length).toBeGreaterThanOrEqual(2)
        expect(steps.length).toBeLessThanOrEqual(7)
        if (zero) expect(steps).toContain(0)
      }),
    )
  })
  it('positions every value between its bottom and its top', () => {
    fc.assert(
      fc.property(ends, ([a, b]) => {
        const scale = scaleOf(Math.min(a, b), Math.max(a, b))
        return [a, b].every((value) => heightIn(scale, value) >= 0 && heightIn(scale, value) <= 100)
      }),
    )
  })
})
