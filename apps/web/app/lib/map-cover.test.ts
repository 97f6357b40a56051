import { expect, it } from 'vitest'
import { isMapped } from './map-cover.ts'

const bundled = '/map/style-light.json'
const island = { lat: 40.2, lng: -71.3 }
const tahoe = { lat: 39.17, lng: -120.14 }

it('has a map for homes on the bundled island, and for no others', () => {
  expect(isMapped(bundled, [island])).toBe(true)
  expect(isMapped(bundled, [tahoe, island])).toBe(true)
  expect(isMapped(bundled, [tahoe])).toBe(false)
  expect(isMapped(bundled, [])).toBe(false)
})

it("has a map for every place with a map service's style", () => {
  expect(isMapped('https://maps.example/style.json', [tahoe])).toBe(true)
})
