import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { pinFrom, writtenPin } from './pin-from.ts'

describe('a map pin', () => {
  test.each([
    ['40.9634, -72.1848', { lat: 40.9634, lng: -72.1848 }],
    ['(38.7106,-9.1427)', { lat: 38.7106, lng: -9.1427 }],
    ['  -33.86 151.21 ', { lat: -33.86, lng: 151.21 }],
    ['90; 180', { lat: 90, lng: 180 }],
    ['geo:39.1677,-120.1452?z=17', { lat: 39.1677, lng: -120.1452 }],
    ['https://www.openstreetmap.org/#map=17/39.16770/-120.14520', { lat: 39.1677, lng: -120.1452 }],
    ['https://www.openstreetmap.org/?mlat=39.1&mlon=-120.2#map=17/1.5/2.5', { lat: 39.1, lng: -120.2 }],
    ['https://www.google.com/maps/@39.1677,-120.1452,17z', { lat: 39.1677, lng: -120.1452 }],
    [
      'https://www.google.com/maps/place/X/@1.5,2.5,17z/data=!3m1!3d39.1677!4d-120.1452',
      { lat: 39.1677, lng: -120.1452 },
    ],
    ['https://maps.google.com/?q=39.1677,-120.1452', { lat: 39.1677, lng: -120.1452 }],
    ['https://maps.apple.com/place?coordinate=39.1677%2C-120.1452&name=Home', { lat: 39.1677, lng: -120.1452 }],
  ])('reads %j', (text, pin) => expect(pinFrom(text)).toEqual(pin))

  test.each([
    '',
    '40.9634',
    '91, 0',
    '0, 181',
    '40,9634, 72,1',
    'north, west',
    '1e1, 2',
    'https://www.openstreetmap.org/#map=17/99.5/2',
    'https://www.google.com/maps/@39.1677',
    'https://maps.example/?q=Tahoe+City',
    '%E0%A4%A',
  ])('refuses %j', (text) => expect(pinFrom(text)).toBeUndefined())

  it('reads whatever format a map service writes, and its own', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value.toFixed(6))
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const place = { lat: Number(lat), lng: Number(lng) }
        expect(pinFrom(`${lat}, ${lng}`)).toEqual(place)
        expect(pinFrom(`https://www.openstreetmap.org/#map=12/${lat}/${lng}`)).toEqual(place)
        // Minus zero is written as zero.
        expect(pinFrom(writtenPin(place))).toEqual({ lat: place.lat + 0, lng: place.lng + 0 })
      }),
    )
  })

  it('answers any text at once', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600 }), (text) => void pinFrom(text)))
  })
})
