import { describe, expect, test } from 'vitest'
import { countryOf } from './countries.ts'

describe('countries of addresses', () => {
  test.each([
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
    ['81.2.69.142', 'GB'],
    ['127.0.0.1', null],
    ['::1', null],
    ['10.0.0.1', null],
    ['fe80::1%eth0', null],
    ['unknown', null],
    ['', null],
  ])('%s is in %s', (address, country) => {
    expect(countryOf(address)).toBe(country)
  })
})
