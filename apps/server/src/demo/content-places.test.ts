import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textsOf } from './content-text.ts'

type Place = { name: string; at: [number, number] }
type Places = Record<'beaches' | 'harbors' | 'villages' | 'lighthouses' | 'vineyards', Place[]>

const { world, ...kinds } = JSON.parse(
  readFileSync(new URL('./assets/island/places.json', import.meta.url), 'utf8'),
) as Places & { world: { bbox: [number, number, number, number] } }
const places = new Map(
  [kinds.beaches, kinds.harbors, kinds.villages, kinds.lighthouses, kinds.vineyards]
    .flat()
    .map(({ name, at }) => [name, at]),
)

const folder = new URL('./content/', import.meta.url)
const files = ['destinations', 'pages', 'stories'].flatMap((kind) =>
  readdirSync(new URL(`${kind}/`, folder)).map((name) => `${kind}/${name}`),
)

const stopsIn = (file: string) =>
  Object.values(textsOf(readFileSync(new URL(file, folder), 'utf8'), { pictureId: () => 1, homesIn: () => [] }))
    .flatMap((text) => text?.body ?? [])
    .flatMap((block) => (block.type === 'map' ? block.stops : []))

const near = 0.004

describe('the maps in the demo texts', () => {
  it('show every place of the island where it is', () => {
    const stops = files.flatMap((file) => stopsIn(file).map((stop) => ({ file, ...stop })))
    expect(stops.length).toBeGreaterThan(100)
    const [west, south, east, north] = world.bbox
    for (const { file, name, lat, lng } of stops) {
      expect([file, name, lng >= west && lng <= east && lat >= south && lat <= north]).toEqual([file, name, true])
      const [placeLng, placeLat] = places.get(name.replaceAll("'", '’')) ?? [lng, lat]
      const isThere = Math.abs(placeLng - lng) < near && Math.abs(placeLat - lat) < near
      expect([file, name, isThere]).toEqual([file, name, true])
    }
  })
})
