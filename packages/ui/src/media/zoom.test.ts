import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limited, mostScale, moved, pinched, tapped, tapScale, type View, wholeView, zoomedAt } from './zoom.ts'

const box = { width: 800, height: 600 }
const number = fc.double({ min: -5000, max: 5000, noNaN: true })
const view = fc
  .record({ scale: fc.double({ min: 0.01, max: 20, noNaN: true }), x: number, y: number })
  .map((any) => limited(any, box))
const point = fc.record({
  x: fc.double({ min: -400, max: 400, noNaN: true }),
  y: fc.double({ min: -300, max: 300, noNaN: true }),
})
const inside = ({ scale, x, y }: View) => {
  expect(scale).toBeGreaterThanOrEqual(1)
  expect(scale).toBeLessThanOrEqual(mostScale)
  expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * box.width) / 2 + 1e-6)
  expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * box.height) / 2 + 1e-6)
}

describe('a zoomed picture', () => {
  it('C780 fills its box whatever the fingers do', () => {
    fc.assert(
      fc.property(view, point, point, point, point, number, (from, a, b, c, d, by) => {
        inside(zoomedAt(from, box, a, Math.abs(by) / 100))
        inside(moved(from, box, { x: by, y: -by }))
        inside(pinched(from, box, [a, b], [c, d]))
        inside(tapped(from, box, a))
      }),
    )
  })

  it('keeps the point under the finger in place', () => {
    const at = { x: 120, y: -80 }
    const after = zoomedAt(wholeView, box, at, 2)
    expect({ x: at.x * 2 + after.x, y: at.y * 2 + after.y }).toEqual(at)
  })

  it('is zoomed and reset by double taps', () => {
    const near = tapped(wholeView, box, { x: 0, y: 0 })
    expect(near.scale).toBe(tapScale)
    expect(tapped(near, box, { x: 50, y: 50 })).toEqual(wholeView)
  })

  it('grows as two fingers move apart, and moves with them', () => {
    const parted = pinched(
      wholeView,
      box,
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ],
    )
    expect(parted).toEqual({ scale: 2, x: 0, y: 0 })
    const shoved = pinched(
      parted,
      box,
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      [
        { x: 40, y: 0 },
        { x: 140, y: 0 },
      ],
    )
    expect(shoved).toEqual({ scale: 2, x: 40, y: 0 })
  })

  it("can't be moved while unzoomed", () => expect(moved(wholeView, box, { x: 90, y: 9 })).toEqual(wholeView))
})
