import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitedCrop, middleCrop, movedCrop, squareIn, zoomedCrop } from './crop-places.ts'

const wide = { width: 900, height: 600 }

describe("a picture's square crop", () => {
  it('is the largest one from the center, unless it is moved', () => {
    expect(squareIn(middleCrop, wide)).toEqual({ left: 150, top: 0, side: 600 })
    expect(squareIn(middleCrop, { width: 600, height: 900 })).toEqual({ left: 0, top: 150, side: 600 })
  })

  it('moves opposite to the dragged picture, by fractions of the frame', () => {
    expect(squareIn(movedCrop(middleCrop, wide, { x: -0.1, y: 0 }), wide)).toEqual({ left: 210, top: 0, side: 600 })
    expect(squareIn(movedCrop(middleCrop, wide, { x: 9, y: 9 }), wide)).toEqual({ left: 0, top: 0, side: 600 })
  })

  it('shrinks around its center', () => {
    expect(squareIn(zoomedCrop(middleCrop, wide, 2), wide)).toEqual({ left: 300, top: 150, side: 300 })
    expect(zoomedCrop(middleCrop, wide, 99).scale).toBe(4)
    expect(zoomedCrop(middleCrop, wide, 0).scale).toBe(1)
  })

  it('moves back inside when it grows at the edge', () => {
    const corner = movedCrop(zoomedCrop(middleCrop, wide, 4), wide, { x: 99, y: 99 })
    expect(squareIn(corner, wide)).toEqual({ left: 0, top: 0, side: 150 })
    expect(squareIn(zoomedCrop(corner, wide, 1), wide)).toEqual({ left: 0, top: 0, side: 600 })
  })

  it('never leaves the picture, whatever is done to it', () => {
    const side = fc.integer({ min: 1, max: 8_000 })
    const part = fc.double({ min: -3, max: 3, noNaN: true })
    const act = fc.record({ x: part, y: part, scale: fc.double({ min: 0, max: 9, noNaN: true }) })
    fc.assert(
      fc.property(side, side, fc.array(act, { maxLength: 6 }), (width, height, acts) => {
        const size = { width, height }
        const crop = acts.reduce(
          (now, { scale, ...by }) => movedCrop(zoomedCrop(now, size, scale), size, by),
          middleCrop,
        )
        const { left, top, side: square } = squareIn(crop, size)
        const slack = 1e-6 * Math.max(width, height)
        expect(left).toBeGreaterThanOrEqual(-slack)
        expect(top).toBeGreaterThanOrEqual(-slack)
        expect(left + square).toBeLessThanOrEqual(width + slack)
        expect(top + square).toBeLessThanOrEqual(height + slack)
        expect(limitedCrop(crop, size)).toEqual(crop)
      }),
    )
  })
})
