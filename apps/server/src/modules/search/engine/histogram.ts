import { hasBit } from './bits.ts'
import { noPrice } from './layout.ts'
import type { Matches } from './workspace.ts'

/** Homes with a price in `[from, to)`, minor units. */
export type PriceBar = { from: number; to: number; count: number }

const steps = [10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90]
const decades = 9
/** Round bounds that grow with the price, the same for every query, so that bars of several indexes can be added. */
export const bounds = Float64Array.of(
  0,
  ...Array.from({ length: decades }, (_, decade) => steps.map((step) => step * 10 ** decade)).flat(),
  Number.POSITIVE_INFINITY,
)

/** The exponent and three leading bits of a price: coarser than the bounds and quick to compute. */
const coarse = (price: number): number => {
  const exponent = 31 - Math.clz32(price | 8)
  return exponent * 8 + ((price >>> (exponent - 3)) & 7)
}

/** The first bar for each coarse class. */
export const firstBar = Uint16Array.from({ length: 256 }, (_, index) => {
  const lowest = index < 24 + 8 ? 0 : (8 + (index & 7)) * 2 ** ((index >> 3) - 3)
  return bounds.findLastIndex((bound) => bound <= lowest)
})

const barOf = (price: number): number => {
  let bar = firstBar[coarse(price)]!
  while (bounds[bar + 1]! <= price) bar++
  return bar
}

/** The prices of the listed homes in `homes`, cheapest bar first, without the empty bars at both ends. */
export const histogramOf = (matches: Matches, homes: Int32Array): PriceBar[] => {
  const counts = new Uint32Array(bounds.length - 1)
  for (let index = 0; index < matches.count; index++) {
    const price = matches.prices[index]!
    if (price !== noPrice && hasBit(homes, matches.slots[index]!)) counts[barOf(price)]!++
  }
  return barsOf(counts)
}

/** Turns counts by bar into bars, without the empty ones at both ends. */
export const barsOf = (counts: Uint32Array): PriceBar[] => {
  const first = counts.findIndex((count) => count > 0)
  const end = counts.findLastIndex((count) => count > 0) + 1
  return Array.from(counts.subarray(Math.max(0, first), end), (count, index) => {
    const from = bounds[first + index]!
    return { from, to: bounds[first + index + 1]!, count }
  })
}
