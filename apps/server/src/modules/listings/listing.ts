import { statesOf } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import { sha256 } from '#kernel/secrets'
import {
  type AmenityCode,
  type Area,
  amenityNamed,
  canBeIn,
  type HomeDetails,
  type HomeTypeCode,
  homeTypes,
  timeZoneAt,
} from '#modules/homes'
import type { ListingRecord } from './adapters/records.ts'
import { areaIdOf, type Locality, type Place, type Point, townNameOf } from './adapters/towns.ts'
import { type Cells, cellsOf } from './cells.ts'
import type { ColumnFormats } from './column-formats.ts'
import { addressKey, addressToLocate } from './locate.ts'
import type { Mapping } from './mapping.ts'
import { isRounded, itemsIn, oneLine } from './values.ts'

/** A parsed row: what to create a home from, and which values came from the row itself. */
export type Listing = {
  /** Identifies the home in its source, whatever the row's other values are. */
  ref: string
  /** A spreadsheet rounded the source's own id; host and location identify the home. */
  rounded: boolean
  locality: Locality
  details: HomeDetails
  /** The details that come from the row, not from the mapping's defaults. */
  said: Partial<HomeDetails>
  /** Minor units; undefined if the row has none. */
  nightly: number | undefined
  cleaning: number | undefined
  minNights: number
  /** Amenity names the mapping doesn't know. */
  unknownAmenities: string[]
  /** A fingerprint of all the row's values. */
  fingerprint: string
}

export type Understood = { listing: Listing } | { faults: Said[] }
export type Places = ReadonlyMap<string, Place>

/** What is known beside the file. */
export type Surroundings = {
  places?: Places | undefined
  /** Existing destinations, which homes join. */
  areas?: readonly Area[]
  /** Where a service found the addresses of homes without coordinates, by `addressKey`. */
  located?: ReadonlyMap<string, Point>
}

const typeByWord = new Map(
  homeTypes.flatMap(({ code, label }) => [[code as string, code] as const, [label.toLowerCase(), code] as const]),
)

const labelOf = (code: string): string => homeTypes.find((type) => type.code === code)?.label ?? code

const typeIn = (cells: Cells, { types }: Mapping): HomeTypeCode | undefined => {
  const word = cells.text('type')
  if (word === undefined) return undefined
  const plain = word.toLowerCase().replace(/^entire (?!place)/, '')
  const type = types[word] ?? types[plain] ?? typeByWord.get(word.toLowerCase()) ?? typeByWord.get(plain)
  if (type !== undefined) return type as HomeTypeCode
  const known = homeTypes.map(({ label }) => label)
  return cells.fault('type', said('listing.unknown_type', { value: word, types: { all: known } }))
}

const townIn = (cells: Cells, places: Places | undefined): string => {
  const town = oneLine(cells.needed('town'))
  if (town !== '' && places?.has(town) === false) cells.fault('town', said('listing.unknown_town', { value: town }))
  return town
}

/** The state names itself in its column, by code or name; without one, the mapping's region is used. */
const localityIn = (cells: Cells, { defaults: { country, region } }: Mapping, places?: Places): Locality => {
  const written = cells.text('state')
  const known = statesOf(country)?.find(({ value, label }) =>
    [value, label].some((name) => name.toLowerCase() === (written ?? region).toLowerCase()),
  )
  return {
    town: townIn(cells, places),
    region: written === undefined ? region : (known?.label ?? written),
    state: known?.value ?? null,
    country,
  }
}

const writtenPoint = (cells: Cells): Point => {
  cells.needed('lat')
  cells.needed('lng')
  const [lat = 0, lng = 0] = [cells.number('lat'), cells.number('lng')]
  if (cells.faults.length === 0 && lat === 0 && lng === 0) cells.fault('lat', said('listing.both_zero'))
  return { lat, lng }
}

const pointIn = (cells: Cells, record: ListingRecord, mapping: Mapping, { located }: Surroundings): Point => {
  const address = located && addressToLocate(record, mapping)
  if (address) {
    const found = located.get(addressKey(address))
    if (!found) cells.fault('address', said('listing.not_located'))
    return found ?? { lat: 0, lng: 0 }
  }
  const point = writtenPoint(cells)
  const { country } = mapping.defaults
  if (cells.faults.length === 0 && !canBeIn(point, country))
    cells.fault('lng', said('listing.not_in_country', { country }))
  return point
}

const amenityWords = (cells: Cells): string[] | undefined => {
  const text = cells.text('amenities')
  return text === undefined ? undefined : itemsIn(text)
}

const amenityOf = (word: string, { amenities }: Mapping): AmenityCode | undefined =>
  (amenities[word] as AmenityCode | undefined) ?? amenityNamed(word)

const knownAmenities = (words: readonly string[], mapping: Mapping): AmenityCode[] => [
  ...new Set(words.flatMap((word) => amenityOf(word, mapping) ?? [])),
]

type Nullable<T> = { [K in keyof T]?: T[K] | undefined }

const given = <T extends object>(values: Nullable<T>): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

const saidIn = (
  cells: Cells,
  point: Point,
  locality: Locality,
  mapping: Mapping,
  areas: readonly Area[] | undefined,
): Partial<HomeDetails> => {
  const words = amenityWords(cells)
  const [checkInTime, checkOutTime] = [cells.time('checkInTime'), cells.time('checkOutTime')]
  if (checkInTime !== undefined && checkOutTime !== undefined && checkOutTime > checkInTime)
    cells.fault('checkOutTime', said('listing.after_check_in'))
  return given<HomeDetails>({
    name: oneLine(cells.short('name') ?? cells.needed('name')),
    headline: cells.short('headline'),
    description: cells.short('description'),
    typeCode: typeIn(cells, mapping),
    townId: areaIdOf(locality, areas),
    address: cells.short('address'),
    ...point,
    sleeps: cells.whole('sleeps'),
    bedrooms: cells.whole('bedrooms'),
    bathrooms: cells.halves('bathrooms'),
    maxPets: cells.whole('maxPets'),
    checkInTime,
    checkOutTime,
    instant: cells.yesOrNo('instant'),
    amenities: words && knownAmenities(words, mapping),
    registration: cells.short('registration'),
  })
}

const detailsFrom = (
  said: Partial<HomeDetails>,
  point: Point,
  { defaults }: Mapping,
  { currency }: ColumnFormats,
  townName: string,
): HomeDetails => {
  const { type, country: _country, region: _region, minNights: _minNights, headline, timeZone, ...unsaid } = defaults
  const typeCode = said.typeCode ?? (type as HomeTypeCode)
  return {
    ...unsaid,
    timeZone: timeZone ?? timeZoneAt(point),
    currency,
    typeCode,
    headline: headline.replaceAll('{type}', labelOf(typeCode)).replaceAll('{town}', townName),
    serviceLevel: null,
    amenities: [],
    registration: null,
    ...said,
  } as HomeDetails
}

/** The home's id in the source; a rounded one is completed with values that still differ between such listings. */
const refIn = (cells: Cells): { ref: string; rounded: boolean } => {
  const ref = cells.needed('ref')
  if (!isRounded(ref)) return { ref, rounded: false }
  return { ref: [ref, cells.text('host'), cells.text('lat'), cells.text('lng')].join(' '), rounded: true }
}

const fingerprintOf = (said: readonly unknown[]): string => sha256(JSON.stringify(said))

/** Parses one row by the mapping: a listing, or all the row's errors. */
export const understand = (
  record: ListingRecord,
  mapping: Mapping,
  formats: ColumnFormats,
  surroundings: Surroundings = {},
): Understood => {
  const { places, areas } = surroundings
  const cells = cellsOf(record, mapping, formats)
  const named = refIn(cells)
  const locality = localityIn(cells, mapping, places)
  const point = pointIn(cells, record, mapping, surroundings)
  const said = saidIn(cells, point, locality, mapping, areas)
  const nightly = cells.amount('price')
  const cleaning = cells.amount('cleaningFee')
  const minNights = cells.whole('minNights')
  if (cells.faults.length > 0) return { faults: cells.faults }
  return {
    listing: {
      ...named,
      locality,
      details: detailsFrom(said, point, mapping, formats, townNameOf(locality.town, mapping, places)),
      said,
      nightly,
      cleaning,
      minNights: minNights ?? mapping.defaults.minNights,
      unknownAmenities: amenityWords(cells)?.filter((word) => amenityOf(word, mapping) === undefined) ?? [],
      fingerprint: fingerprintOf([said, nightly, cleaning, minNights]),
    },
  }
}
