import { describe, expect, it, test } from 'vitest'
import { canBeIn } from './zone-and-currency.ts'

describe('whether a place can be in a country', () => {
  test.each([
    ['Tahoe City', 39.1677, -120.1452, 'US', true],
    ['an island off Long Island', 40.1777, -71.4321, 'US', true],
    ['Windsor across the river from Detroit', 42.3, -83.03, 'US', true],
    ['Munich', 48.137, 11.575, 'US', false],
    ['swapped latitude and longitude', -120.1452 / 2, 39.1677, 'US', false],
    ['the open ocean', 30, -40, 'US', false],
    ['the South Pole, with no country’s zone', -90, 180, 'PT', false],
    ['Guadeloupe under its own code', 16.24, -61.53, 'GP', true],
    ['Guadeloupe, written with France', 16.24, -61.53, 'FR', true],
    ['San Juan, written with the United States', 18.46, -66.1, 'US', true],
    ['Mumbai, whose zone has two names', 19.07, 72.87, 'IN', true],
    ['Lisbon', 38.71, -9.14, 'PT', true],
  ])('%s', (_, lat, lng, country, can) => expect(canBeIn({ lat, lng }, country)).toBe(can))

  it('is true for a country without a time zone of its own', () =>
    expect(canBeIn({ lat: 48.137, lng: 11.575 }, 'XK')).toBe(true))
})
