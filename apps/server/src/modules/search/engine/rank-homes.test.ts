import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bedroomsWanted, misfit } from './rank-homes.ts'

const home = { rating: 4.8, reviews: 20, sleeps: 6, bedrooms: 3, lat: 40.2, lng: -71.4 }
const six = { guests: 6, bedrooms: 0, box: null }

describe('best match', () => {
  test.each([
    ['a home that sleeps twice the party', { sleeps: 12 }],
    ['a home with a bedroom too few', { bedrooms: 2 }],
    ['a home with bedrooms to spare', { bedrooms: 5 }],
    ['a home with a lower rating', { rating: 4.2 }],
    ['a home with the same rating from one stay', { reviews: 1 }],
  ])('comes before %s', (_, change) => {
    expect(misfit(home, six)).toBeLessThan(misfit({ ...home, ...change }, six))
  })

  test('needs a bedroom for every two guests, or as many as requested', () => {
    expect(bedroomsWanted({ guests: 5, bedrooms: 0 })).toBe(3)
    expect(bedroomsWanted({ guests: 5, bedrooms: 4 })).toBe(4)
    expect(bedroomsWanted({ guests: 0, bedrooms: 0 })).toBe(0)
  })

  test('ignores size until the number of guests is known', () => {
    const anyone = { ...six, guests: 0 }
    expect(misfit(home, anyone)).toBe(misfit({ ...home, sleeps: 16, bedrooms: 8 }, anyone))
  })

  test('prefers the middle of the map when two homes are equal', () => {
    const box = { south: 40.1, north: 40.3, west: -71.5, east: -71.3 }
    const corner = { ...home, lat: 40.3, lng: -71.3 }
    expect(misfit(home, { ...six, box })).toBeCloseTo(misfit(home, six))
    expect(misfit(corner, { ...six, box })).toBeCloseTo(misfit(home, six) + 1 / 5)
  })

  test('never gets worse with a better rating', () => {
    const stars = fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(stars, stars, fc.nat(200), (one, other, reviews) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(misfit({ ...home, reviews, rating: high }, six)).toBeLessThanOrEqual(
          misfit({ ...home, reviews, rating: low }, six),
        )
      }),
    )
  })
})
