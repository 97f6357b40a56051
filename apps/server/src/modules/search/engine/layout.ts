import { Arena } from './arena.ts'
import { wordsFor } from './bits.ts'
import { Calendar } from './calendar.ts'
import type { ChargeTerms } from './charges.ts'
import { type ArrivalNotice, byYesNoField, type YesNoField } from './home.ts'
import { LimitStore } from './limit-store.ts'
import { CodePlanes, StepPlanes } from './planes.ts'
import { Slots } from './slots.ts'
import { Interned } from './value-pool.ts'

/** Homes of one block share an entry of the zone map. */
export const blockHomes = 512
export const blockWords = blockHomes / 32

/** Represents "no price" in `fromNight`. */
export const noPrice = 0xffff_ffff

/**
 * All homes as columns. A home's position in them is its slot: built homes in Hilbert order, then the tail of newer
 * homes in order of addition. Amounts are minor units.
 */
export type Columns = Record<YesNoField, Int32Array> & {
  /** The memory that holds all of them. */
  arena: Arena
  capacity: number
  /** Slots in use from the front, including those of removed homes. */
  used: number
  slots: Slots

  id: Uint32Array
  lat: Float32Array
  lng: Float32Array
  sleeps: Uint8Array
  bedrooms: Uint8Array
  /** Hundredths; 0 = not rated. */
  rating: Uint16Array
  reviews: Uint16Array
  place: Uint16Array

  fromNight: Uint32Array
  perStay: Uint32Array
  extraGuestNight: Uint32Array
  includedGuests: Uint8Array
  /** Minor units per step of the calendar's rent. */
  rentStep: Uint32Array
  chargeTerms: Uint16Array
  notice: Uint16Array

  places: Interned<string>
  terms: Interned<ChargeTerms>
  notices: Interned<ArrivalNotice>

  /** Set for homes that can be found; cleared on removal. */
  live: Int32Array
  /** Homes whose stay limits the coded planes only approximate. */
  limited: Int32Array
  limits: LimitStore
  amenities: CodePlanes
  types: CodePlanes
  sleepsAtLeast: StepPlanes
  bedroomsAtLeast: StepPlanes
  bathroomsAtLeast: StepPlanes
  petsAtLeast: StepPlanes

  /** South, north, west, east of each block's homes; empty blocks are inside out. */
  zones: Float32Array
  /** The same for each place, by its number. */
  placeExtents: Float32Array[]
  calendar: Calendar
}

export type CalendarSpan = { firstDay: number; horizon: number }

/** Creates empty columns with room for at least `homes`, whose first ids are `ids`. */
export const emptyColumns = (homes: number, ids: readonly number[], { firstDay, horizon }: CalendarSpan): Columns => {
  const capacity = Math.ceil(homes / blockHomes) * blockHomes
  const words = wordsFor(capacity)
  const arena = new Arena(capacity * bytesPerHome(horizon))
  const plane = () => arena.int32(words)
  const id = arena.uint32(capacity)
  if (ids.some((homeId) => homeId > 0xffff_ffff)) throw new RangeError('Home ids beyond 32 bits')
  id.set(ids)
  return {
    arena,
    capacity,
    used: ids.length,
    slots: new Slots(id, ids.length),
    id,
    lat: arena.float32(capacity),
    lng: arena.float32(capacity),
    sleeps: arena.uint8(capacity),
    bedrooms: arena.uint8(capacity),
    rating: arena.uint16(capacity),
    reviews: arena.uint16(capacity),
    place: arena.uint16(capacity),
    fromNight: arena.uint32(capacity),
    perStay: arena.uint32(capacity),
    extraGuestNight: arena.uint32(capacity),
    includedGuests: arena.uint8(capacity),
    rentStep: arena.uint32(capacity),
    chargeTerms: arena.uint16(capacity),
    notice: arena.uint16(capacity),
    places: new Interned(),
    terms: new Interned(),
    notices: new Interned(),
    live: plane(),
    ...byYesNoField(plane),
    limited: plane(),
    limits: new LimitStore(arena, capacity),
    amenities: new CodePlanes(plane),
    types: new CodePlanes(plane),
    sleepsAtLeast: new StepPlanes(plane),
    bedroomsAtLeast: new StepPlanes(plane),
    bathroomsAtLeast: new StepPlanes(plane),
    petsAtLeast: new StepPlanes(plane),
    zones: noZones(arena.float32((capacity / blockHomes) * 4)),
    placeExtents: [],
    calendar: new Calendar(firstDay, horizon, capacity, arena),
  }
}

/** Approximate bytes per home: a night's rent and planes, the columns, some eighty planes, and a query's workspace. */
const bytesPerHome = (horizon: number): number => (horizon + 1) * 2.5 + 80

/** Nothing is inside: the state of a zone before its first home. */
const noZones = (zones: Float32Array): Float32Array => {
  for (let side = 0; side < zones.length; side++) zones[side] = side % 2 === 0 ? Infinity : -Infinity
  return zones
}

/** Widens the zone of the slot's block and the extent of its place to include the slot's location. */
export const widenZone = (columns: Columns, slot: number): void => {
  const lat = columns.lat[slot]!
  const lng = columns.lng[slot]!
  widen(columns.zones, Math.floor(slot / blockHomes), lat, lng)
  const place = columns.place[slot]!
  const extent = columns.placeExtents[place] ?? noZones(columns.arena.float32(4))
  columns.placeExtents[place] = extent
  widen(extent, 0, lat, lng)
}

const widen = (zones: Float32Array, index: number, lat: number, lng: number): void => {
  const at = index * 4
  zones[at] = Math.min(zones[at]!, lat)
  zones[at + 1] = Math.max(zones[at + 1]!, lat)
  zones[at + 2] = Math.min(zones[at + 2]!, lng)
  zones[at + 3] = Math.max(zones[at + 3]!, lng)
}
