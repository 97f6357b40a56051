import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coarsePlace, type Place } from './coarse-place.ts'

const metersBetween = (a: Place, b: Place): number => {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, east) * 111_320
}

const places = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
})

it('shows a location 120 to 300 m from the true one', () => {
  fc.assert(
    fc.property(places, fc.string(), (place, key) => {
      const meters = metersBetween(place, coarsePlace(place, key))
      return meters > 118 && meters < 302
    }),
  )
})

it('always shows the same location, so repeated requests reveal nothing', () => {
  const place = { lat: 40.15123, lng: -71.45678 }
  expect(coarsePlace(place, 'key')).toEqual(coarsePlace(place, 'key'))
  expect(coarsePlace(place, 'key')).not.toEqual(coarsePlace(place, 'another key'))
})
