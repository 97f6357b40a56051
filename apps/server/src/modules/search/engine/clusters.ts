import type { Box } from './area.ts'
import { type Columns, noPrice } from './layout.ts'
import type { Matches } from './workspace.ts'

/** A group of nearby homes on the map: their mean location, count, and lowest price in minor units. */
export type Cluster = { lat: number; lng: number; count: number; from: number | null }

/** The minimum number of cells across the view; at most twice as many. */
const cellsAcross = 6

/** The sums of one cell's homes, and which match came first. */
export type Cell = { lat: number; lng: number; count: number; from: number; first: number }

/**
 * Clusters the listed homes on a grid that halves as the view narrows and doesn't move as it pans. Homes are in Hilbert
 * order, so most follow another of their cell and need no lookup. Also returns the matches that stand alone.
 */
export const clustersOf = (columns: Columns, matches: Matches, view: Box): { clusters: Cluster[]; alone: number[] } => {
  const width = cellWidth(view)
  const cells = new Map<number, Cell>()
  let current = Number.NaN
  let cell: Cell = { lat: 0, lng: 0, count: 0, from: noPrice, first: 0 }
  for (let index = 0; index < matches.count; index++) {
    const slot = matches.slots[index]!
    const lat = columns.lat[slot]!
    const lng = columns.lng[slot]!
    const key = Math.floor(lat / width) * 0x1_0000_0000 + Math.floor(lng / width)
    if (key !== current) {
      current = key
      cell = cellAt(cells, key, index)
    }
    cell.lat += lat
    cell.lng += lng
    cell.count++
    if (matches.prices[index]! < cell.from) cell.from = matches.prices[index]!
  }
  return asClusters([...cells.values()])
}

/** Turns filled cells into clusters, in order. */
export const asClusters = (filled: readonly Cell[]): { clusters: Cluster[]; alone: number[] } => ({
  clusters: filled.map(({ lat, lng, count, from }) => ({
    lat: lat / count,
    lng: lng / count,
    count,
    from: from === noPrice ? null : from,
  })),
  alone: filled.filter(({ count }) => count === 1).map(({ first }) => first),
})

/** The side of a cell in degrees. */
export const cellWidth = (view: Box): number => {
  const across = view.west <= view.east ? view.east - view.west : view.east - view.west + 360
  const degrees = Math.max(across, (view.north - view.south) * 2, 0.0001)
  return 2 ** Math.floor(Math.log2(degrees / cellsAcross))
}

const cellAt = (cells: Map<number, Cell>, key: number, first: number): Cell => {
  const known = cells.get(key)
  if (known) return known
  const made = { lat: 0, lng: 0, count: 0, from: noPrice, first }
  cells.set(key, made)
  return made
}

/** The smallest box around the listed homes; null when there are none. */
export const boundsOf = ({ lat, lng }: Columns, { slots, count }: Matches): Box | null => {
  if (count === 0) return null
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (let index = 0; index < count; index++) {
    const y = lat[slots[index]!]!
    const x = lng[slots[index]!]!
    if (y < box.south) box.south = y
    if (y > box.north) box.north = y
    if (x < box.west) box.west = x
    if (x > box.east) box.east = x
  }
  return box
}
