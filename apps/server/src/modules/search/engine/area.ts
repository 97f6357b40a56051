import { writeBit } from './bits.ts'
import { blockHomes, blockWords, type Columns } from './layout.ts'

/** Degrees. A box whose west is east of its east crosses the antimeridian. */
export type Box = { west: number; south: number; east: number; north: number }

/** Where to look: inside the box, in the place, or both; null = anywhere. */
export type Area = { box: Box | null; place: string | null }

/** Words `[from[k], to[k])` of the planes that a query must read. */
export type Runs = { from: number[]; to: number[] }

/** Sets the area's live homes in `found` and returns the word runs they are in; words outside are not written. */
export const selectArea = (columns: Columns, area: Area, found: Int32Array): Runs => {
  const runs: Runs = { from: [], to: [] }
  const place = area.place === null ? null : columns.places.find(area.place)
  const extent = place === null || place === undefined ? null : columns.placeExtents[place]
  if (place === undefined || extent === undefined) return runs
  const box = area.box && fenceOf(area.box)
  const fences = [box, extent && fenceOfExtent(extent)].filter((fence) => fence !== null)
  const blocks = Math.ceil(columns.used / blockHomes)
  for (let block = 0; block < blocks; block++) {
    if (fences.some((fence) => misses(fence, columns.zones, block * 4))) continue
    takeLive(columns, block, found)
    if (place !== null) keepPlace(columns, block, found, place)
    if (box && !holds(box, columns.zones, block * 4)) keepInside(columns, block, found, box)
    extend(runs, block * blockWords)
  }
  return runs
}

const extend = (runs: Runs, word: number): void => {
  const last = runs.to.length - 1
  if (runs.to[last] === word) runs.to[last] = word + blockWords
  else {
    runs.from.push(word)
    runs.to.push(word + blockWords)
  }
}

/** A box as 32-bit floats, like the location columns. */
type Fence = { south: number; north: number; west: number; east: number }

export const fenceOf = (box: Box): Fence => {
  const whole = box.east - box.west >= 360
  return {
    south: Math.fround(box.south),
    north: Math.fround(box.north),
    west: Math.fround(whole ? -180 : wrapped(box.west)),
    east: Math.fround(whole ? 180 : wrapped(box.east)),
  }
}

const wrapped = (lng: number): number => (lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180)

const fenceOfExtent = (zone: Float32Array): Fence => ({
  south: zone[0]!,
  north: zone[1]!,
  west: zone[2]!,
  east: zone[3]!,
})

const misses = (fence: Fence, zones: Float32Array, at: number): boolean => {
  if (zones[at]! > fence.north || zones[at + 1]! < fence.south) return true
  const west = zones[at + 2]!
  const east = zones[at + 3]!
  if (fence.west <= fence.east) return west > fence.east || east < fence.west
  return west > fence.east && east < fence.west
}

const holds = (fence: Fence, zones: Float32Array, at: number): boolean => {
  if (zones[at]! < fence.south || zones[at + 1]! > fence.north) return false
  const west = zones[at + 2]!
  const east = zones[at + 3]!
  if (fence.west <= fence.east) return west >= fence.west && east <= fence.east
  return west >= fence.west || east <= fence.east
}

const takeLive = (columns: Columns, block: number, found: Int32Array): void => {
  const from = block * blockWords
  for (let w = from; w < from + blockWords; w++) found[w] = columns.live[w]!
}

const keepPlace = (columns: Columns, block: number, found: Int32Array, place: number): void => {
  const from = block * blockHomes
  for (let slot = from; slot < from + blockHomes; slot++) {
    if (columns.place[slot] !== place) writeBit(found, slot, false)
  }
}

const keepInside = (columns: Columns, block: number, found: Int32Array, fence: Fence): void => {
  const { lat, lng } = columns
  const { south, north, west, east } = fence
  const crossing = west > east
  const from = block * blockWords
  for (let w = from; w < from + blockWords; w++) {
    let inside = 0
    const first = w * 32
    for (let bit = 0; bit < 32; bit++) {
      const y = lat[first + bit]!
      const x = lng[first + bit]!
      const between = crossing ? x >= west || x <= east : x >= west && x <= east
      inside |= (y >= south && y <= north && between ? 1 : 0) << bit
    }
    found[w]! &= inside
  }
}
