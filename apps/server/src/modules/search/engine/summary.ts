import { countShared, hasBit } from './bits.ts'
import { type Columns, noPrice } from './layout.ts'
import type { CodePlanes } from './planes.ts'

/** Counts of all findable homes. Prices are nightly from prices in minor units; null = none has a price. */
export type Summary = {
  total: number
  amenities: Record<string, number>
  types: Record<string, number>
  places: Record<string, { homes: number; from: number | null }>
  lowest: number | null
  highest: number | null
}

export const summaryOf = (columns: Columns): Summary => {
  const { live } = columns
  const counts = ({ planes }: CodePlanes) =>
    Object.fromEntries(Array.from(planes, ([code, plane]) => [code, countShared(live, plane, 0, live.length)]))
  const places = tally(columns)
  const prices = pricesOf(columns)
  return {
    total: places.reduce((sum, { homes }) => sum + homes, 0),
    amenities: counts(columns.amenities),
    types: counts(columns.types),
    places: Object.fromEntries(columns.places.values.map((name, number) => [name, places[number]!])),
    lowest: prices.lowest,
    highest: prices.highest,
  }
}

const priced = (price: number): number | null => (price === noPrice ? null : price)

const tally = ({ used, live, place, places, fromNight }: Columns): Summary['places'][string][] => {
  const homes = new Uint32Array(places.values.length)
  const from = new Uint32Array(places.values.length).fill(noPrice)
  for (let slot = 0; slot < used; slot++) {
    if (!hasBit(live, slot)) continue
    const number = place[slot]!
    homes[number]!++
    if (fromNight[slot]! < from[number]!) from[number] = fromNight[slot]!
  }
  return Array.from(homes, (count, number) => ({ homes: count, from: priced(from[number]!) }))
}

const pricesOf = ({ used, live, fromNight }: Columns): Pick<Summary, 'lowest' | 'highest'> => {
  let lowest = noPrice
  let highest = -1
  for (let slot = 0; slot < used; slot++) {
    const price = fromNight[slot]!
    if (price === noPrice || !hasBit(live, slot)) continue
    if (price < lowest) lowest = price
    if (price > highest) highest = price
  }
  return { lowest: priced(lowest), highest: highest < 0 ? null : highest }
}
