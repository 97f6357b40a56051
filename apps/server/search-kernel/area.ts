import { blockBytes, blockHomes, blockWords, runAt } from './words'

/** South, north, west, east, as in the columns; west beyond east crosses the antimeridian. */
@unmanaged
class Fence {
  south: f32
  north: f32
  west: f32
  east: f32
}

@unmanaged
class Area {
  live: usize
  zones: usize
  blocks: i32
  lat: usize
  lng: usize
  places: usize
  /** The requested box, and the extent of the requested place; 0 = none. */
  box: usize
  extent: usize
  place: u32
  found: usize
  runs: usize
}

function misses(fence: Fence, zone: Fence): bool {
  if (zone.south > fence.north || zone.north < fence.south) return true
  if (fence.west <= fence.east) return zone.west > fence.east || zone.east < fence.west
  return zone.west > fence.east && zone.east < fence.west
}

function holds(fence: Fence, zone: Fence): bool {
  if (zone.south < fence.south || zone.north > fence.north) return false
  if (fence.west <= fence.east) return zone.west >= fence.west && zone.east <= fence.east
  return zone.west >= fence.west || zone.east <= fence.east
}

/** Sets in `found` the live homes of the area and writes the runs they are in. Returns the number of runs. */
export function select(question: usize): i32 {
  const area = changetype<Area>(question)
  let runs: i32 = 0
  let end: i32 = -1
  for (let block: i32 = 0; block < area.blocks; block++) {
    const zone = changetype<Fence>(area.zones + ((<usize>block) << 4))
    if (area.box && misses(changetype<Fence>(area.box), zone)) continue
    if (area.extent && misses(changetype<Fence>(area.extent), zone)) continue
    takeLive(area, block)
    if (area.extent) keepPlace(area, block)
    if (area.box && !holds(changetype<Fence>(area.box), zone)) keepInside(area, block, changetype<Fence>(area.box))
    const word = block * blockWords
    if (end === word) runAt(area.runs, runs - 1).to = word + blockWords
    else {
      runAt(area.runs, runs).from = word
      runAt(area.runs, runs++).to = word + blockWords
    }
    end = word + blockWords
  }
  return runs
}

function takeLive(area: Area, block: i32): void {
  memory.copy(area.found + <usize>block * blockBytes, area.live + <usize>block * blockBytes, blockBytes)
}

function keepPlace(area: Area, block: i32): void {
  const place = i16x8.splat(<i16>area.place)
  const words = area.found + <usize>block * blockBytes
  let at = area.places + <usize>(block * blockHomes) * 2
  for (let word: usize = 0; word < blockBytes; word += 4) {
    let same: u32 = 0
    for (let bit: u32 = 0; bit < 32; bit += 8) {
      same |= (<u32>i16x8.bitmask(i16x8.eq(v128.load(at), place))) << bit
      at += 16
    }
    store<u32>(words + word, load<u32>(words + word) & same)
  }
}

function keepInside(area: Area, block: i32, fence: Fence): void {
  const south = f32x4.splat(fence.south)
  const north = f32x4.splat(fence.north)
  const west = f32x4.splat(fence.west)
  const east = f32x4.splat(fence.east)
  const crossing = fence.west > fence.east
  const words = area.found + <usize>block * blockBytes
  let y = area.lat + <usize>(block * blockHomes) * 4
  let x = area.lng + <usize>(block * blockHomes) * 4
  for (let word: usize = 0; word < blockBytes; word += 4) {
    let inside: u32 = 0
    for (let bit: u32 = 0; bit < 32; bit += 4) {
      const lat = v128.load(y)
      const lng = v128.load(x)
      const past = f32x4.ge(lng, west)
      const before = f32x4.le(lng, east)
      const between = crossing ? v128.or(past, before) : v128.and(past, before)
      const high = v128.and(f32x4.ge(lat, south), f32x4.le(lat, north))
      inside |= (<u32>i32x4.bitmask(v128.and(high, between))) << bit
      y += 16
      x += 16
    }
    store<u32>(words + word, load<u32>(words + word) & inside)
  }
}
