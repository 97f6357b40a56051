import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { insideAirbnb, mappingShape } from '../mapping.ts'
import { areaFrom, areaIdOf, readPlaces } from './towns.ts'

const mapping = mappingShape.parse({
  ...insideAirbnb,
  towns: { '28801': { name: 'Downtown', character: 'Brick and breweries.' } },
  defaults: { ...insideAirbnb.defaults, region: 'Asheville, NC' },
})
const locality = (town: string) => ({ town, region: 'Asheville, NC', state: null, country: 'US' })
const homes = [
  { lat: 35.59, lng: -82.55 },
  { lat: 35.6, lng: -82.56 },
  { lat: 36.9, lng: -82.54 },
]

it('a town is located at the center of its homes; an outlier does not move it', () => {
  expect(areaFrom(locality('28801'), homes, mapping)).toEqual({
    id: 'asheville-nc-28801',
    name: 'Downtown',
    kind: 'Neighborhood',
    region: 'Asheville, NC',
    country: 'US',
    postcode: '28801',
    character: 'Brick and breweries.',
    lat: 35.6,
    lng: -82.55,
    bbox: [-82.56, 35.59, -82.54, 36.9],
  })
})

it('a town located by the neighborhood file uses that location and has its region', () => {
  const places = new Map([['West', { name: 'West Side', region: 'Hills', at: { lat: 35.5, lng: -82.6 } }]])
  expect(areaFrom(locality('West'), homes, mapping, { places })).toMatchObject({
    name: 'West Side',
    region: 'Hills',
    lat: 35.5,
    lng: -82.6,
    postcode: null,
  })
})

it('a known town keeps its center and grows, but never shrinks', () => {
  const known = areaFrom(locality('28801'), homes, mapping)
  const again = areaFrom(locality('28801'), [{ lat: 35.58, lng: -82.55 }], mapping, { known })
  expect([again.lat, again.lng]).toEqual([known.lat, known.lng])
  expect(again.bbox).toEqual([-82.56, 35.58, -82.54, 36.9])
  expect(areaFrom(locality('28801'), homes, mapping, { known })).toEqual(known)
})

it('towns in other scripts have readable ids, which are unique even if the names sound alike', () => {
  expect(areaIdOf(locality('東京'))).toMatch(/^asheville-nc-dong-jing-[0-9a-f]{6}$/)
  expect(areaIdOf(locality('東京'))).not.toBe(areaIdOf(locality('冬京')))
  expect(areaIdOf(locality('Łódź'))).toBe('asheville-nc-lodz')
  expect(areaIdOf(locality('🏖️'))).not.toBe(areaIdOf(locality('')))
})

it('a town keeps its id from an earlier import', () => {
  const known = { ...areaFrom(locality('Lodz'), homes, mapping), id: 'asheville-nc-odz' }
  expect(areaIdOf(locality('Łódź'), [known])).toBe('asheville-nc-odz')
})

it('homes join the destination that staff created for their town, which keeps its text', () => {
  const created = {
    ...areaFrom({ town: 'Tahoe City', region: 'California', state: 'CA', country: 'US' }, homes, mapping),
    id: 'tahoe-city',
    character: 'Pines to the lake.',
    kind: 'town',
  }
  const imported = { town: 'tahoe city', region: 'California', state: 'CA', country: 'US' }
  expect(areaIdOf(imported, [created])).toBe('tahoe-city')
  expect(areaIdOf({ ...imported, region: 'Nevada', state: 'NV' }, [created])).toBe('nevada-tahoe-city')
  expect(areaFrom(imported, homes, mapping, { known: created, id: 'tahoe-city' })).toMatchObject({
    name: 'Tahoe City',
    kind: 'town',
    state: 'CA',
    character: 'Pines to the lake.',
  })
})

const folder = mkdtempSync(join(tmpdir(), 'import-towns-'))
afterAll(() => rmSync(folder, { recursive: true }))
const placesIn = (...lines: string[]) => {
  const path = join(folder, 'places.csv')
  writeFileSync(path, ['town,latitude,longitude', ...lines].join('\n'))
  return readPlaces(path)
}

it('reads coordinates with their column’s decimal mark', () => {
  expect(placesIn('Zingst,"54,437","12,684"', 'Prerow,,').get('Zingst')?.at).toEqual({ lat: 54.437, lng: 12.684 })
  expect(placesIn('Zingst,"54,437","12,684"', 'Prerow,,').get('Prerow')?.at).toBeNull()
})

it.each(['Zingst,54.4 N,12.6', 'Zingst,north,12.6', 'Zingst,954.4,12.6', 'Zingst,"54,4",12.6\nPrerow,54.4,12.5'])(
  'rejects the neighborhood file with %j and names line and column',
  (line) => expect(() => placesIn(line)).toThrow(/line \d, column "latitude"/),
)
