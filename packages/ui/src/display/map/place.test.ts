import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedBy } from './place.ts'

describe('a moved pin', () => {
  it('moves by the given meters, whatever the latitude', () => {
    expect(movedBy({ lng: -71.42, lat: 40.25 }, 10, 0)).toEqual({ lng: -71.42, lat: 40.25009 })
    expect(movedBy({ lng: -71.42, lat: 0 }, 0, 100)).toEqual({ lng: -71.419102, lat: 0 })
    expect(movedBy({ lng: -71.42, lat: 60 }, 0, 100)).toEqual({ lng: -71.418203, lat: 60 })
  })

  it('returns when it is moved back, to within about a meter', () => {
    const place = fc.record({
      lng: fc.double({ min: -170, max: 170, noNaN: true }),
      lat: fc.double({ min: -70, max: 70, noNaN: true }),
    })
    fc.assert(
      fc.property(
        place,
        fc.integer({ min: -100, max: 100 }),
        fc.integer({ min: -100, max: 100 }),
        (from, north, east) => {
          const back = movedBy(movedBy(from, north, east), -north, -east)
          expect(Math.abs(back.lat - from.lat)).toBeLessThan(1e-5)
          expect(Math.abs(back.lng - from.lng)).toBeLessThan(1e-5)
        },
      ),
    )
  })
})
