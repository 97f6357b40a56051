import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as slides from './slides.ts'

const { isNear, placeOf, slideByKey, swipeStep, wrapped } = slides
const some = fc
  .integer({ min: 1, max: 60 })
  .chain((count) => fc.record({ count: fc.constant(count), index: fc.nat(count - 1), at: fc.nat(count - 1) }))

describe('figures', () => {
  it('C801 C846 a slide stays for five seconds', () => expect(slides.slideSeconds).toBe(5))
  it('C805 the current slide counts as viewed after half a second', () => expect(slides.settleMilliseconds).toBe(500))
  it('C843 thumbnails are 75, 125 or 150 px wide', () =>
    expect(slides.thumbnailSizes).toEqual({ sm: 75, default: 125, lg: 150 }))
  it('C847 two slides are preloaded on either side in the modal', () => expect(slides.readyInModal).toBe(2))
  it('C848 one slide is preloaded on either side in the vertical gallery', () => expect(slides.readyInVertical).toBe(1))
})

describe('steps', () => {
  it('C802 wrap around at both ends', () => {
    expect([wrapped(5, 5), wrapped(-1, 5), wrapped(7, 5), wrapped(0, 1)]).toEqual([0, 4, 2, 0])
  })
  it('C802 a full loop returns to the start', () => {
    fc.assert(
      fc.property(some, ({ count, index }) => {
        expect(wrapped(index + count, count)).toBe(index)
      }),
    )
  })
  it.each([
    [49, 0],
    [-49, 0],
    [50, -1],
    [-50, 1],
    [300, -1],
    [0, 0],
  ])('C804 C846 a swipe of %i px means %i', (traveled, step) => expect(swipeStep(traveled)).toBe(step))
  it('C804 is mirrored from right to left', () => {
    expect([swipeStep(50, -1), swipeStep(-50, -1), swipeStep(-49, -1)]).toEqual([1, -1, 0])
  })
  it('keys move one forward, one back, to the first, and to the last', () => {
    const led = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => slideByKey(key, 4, 5))
    expect(led).toEqual([0, 3, 0, 4, null])
    expect([slideByKey('ArrowRight', 0, 5, -1), slideByKey('ArrowLeft', 0, 5, -1)]).toEqual([4, 1])
  })
})

describe('places', () => {
  it('of five slides, two are on either side', () => {
    expect([0, 1, 2, 3, 4].map((at) => placeOf(at, 0, 5))).toEqual([0, 1, 2, -2, -1])
  })
  it('of two slides, the other is ahead, or behind when going back', () => {
    expect([placeOf(1, 0, 2), placeOf(0, 1, 2), placeOf(1, 0, 2, true)]).toEqual([1, 1, -1])
  })
  it('reach the slide and never exceed half the loop', () => {
    fc.assert(
      fc.property(some, fc.boolean(), ({ count, index, at }, back) => {
        const place = placeOf(at, index, count, back)
        expect(wrapped(index + place, count)).toBe(at)
        expect(Math.abs(place)).toBeLessThanOrEqual(count / 2)
      }),
    )
  })
  it('C847 C848 near means no more steps than the reach, around the ends only if they wrap', () => {
    expect([0, 1, 2, 3, 8, 9].filter((at) => isNear(at, 0, 10, 2))).toEqual([0, 1, 2, 8, 9])
    expect([0, 1, 2, 3, 8, 9].filter((at) => isNear(at, 0, 10, 1, false))).toEqual([0, 1])
    fc.assert(
      fc.property(some, fc.nat(4), ({ count, index, at }, reach) => {
        expect(isNear(at, index, count, reach)).toBe(Math.abs(placeOf(at, index, count)) <= reach)
      }),
    )
  })
})
