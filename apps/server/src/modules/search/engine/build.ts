import { hasBit, writeBit } from './bits.ts'
import { hilbertOrder } from './hilbert.ts'
import { type SearchHome, yesNoFields } from './home.ts'
import { blockHomes, type CalendarSpan, type Columns, emptyColumns, widenZone } from './layout.ts'
import { writeHome } from './write-home.ts'

/** Room for homes added after the build: one in 128, at least one block. */
const withTail = (homes: number): number => homes + Math.max(blockHomes, Math.ceil(homes / 128))

/** Builds the columns of these homes in Hilbert order; their nights are unavailable until written. */
export const buildColumns = (homes: readonly SearchHome[], span: CalendarSpan): Columns => {
  const order = Array.from(hilbertOrder(homes), (index) => homes[index]!)
  const columns = emptyColumns(
    withTail(homes.length),
    order.map((home) => home.id),
    span,
  )
  order.forEach((home, slot) => {
    writeHome(columns, slot, home)
  })
  return columns
}

/** The same homes in fresh Hilbert order with an empty tail; removed homes are dropped. */
export const rebuiltColumns = (old: Columns): Columns => {
  const sources = liveSlots(old)
  const columns = emptyColumns(
    withTail(sources.length),
    sources.map((source) => old.id[source]!),
    old.calendar,
  )
  sources.forEach((source, slot) => {
    copyHome(columns, slot, old, source)
  })
  columns.calendar.gather(old.calendar, Uint32Array.from(sources))
  return columns
}

const liveSlots = (columns: Columns): number[] => {
  const live = Array.from({ length: columns.used }, (_, slot) => slot).filter((slot) => hasBit(columns.live, slot))
  const places = live.map((slot) => ({ lat: columns.lat[slot]!, lng: columns.lng[slot]! }))
  return Array.from(hilbertOrder(places), (index) => live[index]!)
}

const numbers = [
  'lat',
  'lng',
  'sleeps',
  'bedrooms',
  'rating',
  'reviews',
  'fromNight',
  'perStay',
  'extraGuestNight',
  'includedGuests',
  'rentStep',
] as const satisfies readonly (keyof Columns)[]

const steps = ['sleepsAtLeast', 'bedroomsAtLeast', 'bathroomsAtLeast', 'petsAtLeast'] as const
const flags = ['live', 'limited', ...yesNoFields] as const

const copyHome = (columns: Columns, slot: number, old: Columns, source: number): void => {
  for (const name of numbers) columns[name][slot] = old[name][source]!
  columns.place[slot] = columns.places.numberOf(old.places.values[old.place[source]!]!)
  columns.chargeTerms[slot] = columns.terms.numberOf(old.terms.values[old.chargeTerms[source]!]!)
  columns.notice[slot] = columns.notices.numberOf(old.notices.values[old.notice[source]!]!)
  for (const name of steps) columns[name].set(slot, old[name].amountOf(source))
  for (const name of flags) writeBit(columns[name], slot, hasBit(old[name], source))
  columns.amenities.set(slot, old.amenities.codesOf(source))
  columns.types.set(slot, old.types.codesOf(source))
  columns.limits.put(slot, old.limits.of(source))
  widenZone(columns, slot)
}
