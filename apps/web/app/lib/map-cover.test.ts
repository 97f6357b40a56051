import { expect, it } from 'vitest'
import { isMapped } from './map-cover.ts'

const bundled = '/map/style-light.json'
const island = { lat: 40.2, lng: -71.3 }
const tahoe = { lat: 39.17, lng: -120.14 }

it('has a map of homes on the bundled island, and of no others', () => {
  expect(isMapped(bundled, [island])).toBe(true)
  expect(isMapped(bundled, [tahoe, island])).toBe(true)
  expect(isMapped(bundled, [tahoe])).toBe(false)
  expect(isMapped(bundled, [])).toBe(false)
})

it('has a map of every place with the style of a map service', () => {
  expect(isMapped('https://maps.example/style.json', [tahoe])).toBe(true)
})
