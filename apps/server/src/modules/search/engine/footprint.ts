import { type Runs, selectArea } from './area.ts'
import { programOn } from './compiled/program.ts'
import { windowsOf } from './flex.ts'
import { yesNoFields } from './home.ts'
import type { Columns } from './layout.ts'
import type { SearchCriteria } from './query.ts'

type Column = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float32Array

/** Only reads what a search must read, once each, as wide as the machine can: the lower bound for any search. */
export type Reading = { bytes: number; read: () => void }

export const readingOf = (columns: Columns, criteria: SearchCriteria): Reading => {
  const stretches = footprintOf(columns, criteria)
  const table = columns.arena.uint32(stretches.length * 2)
  table.set(stretches.flatMap(({ byteOffset, byteLength }) => [byteOffset, byteLength]))
  const program = programOn(columns.arena.memory)
  return {
    bytes: stretches.reduce((sum, { byteLength }) => sum + byteLength, 0),
    read: () => program.readAll(table.byteOffset, stretches.length),
  }
}

const footprintOf = (columns: Columns, criteria: SearchCriteria): Column[] => {
  const runs = selectArea(columns, criteria.area, new Int32Array(columns.live.length))
  return [
    ...planesRead(columns, criteria).flatMap((plane) => within(plane, runs, 1)),
    ...columnsRead(columns, criteria).flatMap((column) => within(column, runs, 32)),
  ]
}

const within = (column: Column, runs: Runs, perWord: number): Column[] =>
  runs.from.map((from, run) => column.subarray(from * perWord, runs.to[run]! * perWord))

const planesRead = (columns: Columns, { dates, party, features }: SearchCriteria): Int32Array[] => {
  const { calendar } = columns
  const windows = (windowsOf(dates) ?? []).filter(({ arrive, depart }) => calendar.covers(arrive, depart))
  const nights = new Set(windows.flatMap(({ arrive, depart }) => daysBetween(arrive, depart)))
  const departures = windows.flatMap(({ depart }) => calendar.row(depart).noDeparture ?? [])
  return [
    columns.live,
    ...yesNoFields.map((field) => columns[field]),
    columns.limited,
    ...columns.amenities.planes.values(),
    ...columns.types.planes.values(),
    ...columns.bedroomsAtLeast.planes.slice(0, 8),
    ...[
      columns.sleepsAtLeast.atLeast(party.adults + party.children),
      ...features.amenities.map((code) => columns.amenities.of(code)),
    ].filter((plane) => plane !== undefined),
    ...nights.keys().map((day) => calendar.row(day).free),
    ...windows.flatMap(({ arrive }) => Object.values(calendar.row(arrive).arrival)),
    ...departures,
  ]
}

const columnsRead = (columns: Columns, { dates }: SearchCriteria): Column[] => {
  const { calendar, lat, lng, id, place, sleeps, bedrooms, rating, reviews } = columns
  const shown = [lat, lng, id, place, sleeps, bedrooms, rating, reviews]
  const windows = (windowsOf(dates) ?? []).filter(({ arrive, depart }) => calendar.covers(arrive, depart))
  if (windows.length === 0) return [...shown, columns.fromNight]
  const days = new Set(windows.flatMap(({ arrive, depart }) => [arrive, depart]))
  const { rentStep, perStay, chargeTerms, includedGuests, extraGuestNight } = columns
  const charges = [rentStep, perStay, chargeTerms, includedGuests, extraGuestNight]
  return [...shown, ...charges, ...days.keys().map((day) => calendar.row(day).rentBefore)]
}

const daysBetween = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, day) => from + day)
