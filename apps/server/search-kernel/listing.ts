import { Matches, noPrice, priceAt, put, slotAt } from './matches'
import { clearBit, hasBit, runAt } from './words'

/** Lists the homes of `offered` with their nightly from price. */
export function listUndated(at: usize, offered: usize, fromNight: usize, runs: usize, runCount: i32): void {
  const matches = changetype<Matches>(at)
  let count = matches.count
  for (let run: i32 = 0; run < runCount; run++) {
    const to = runAt(runs, run).to
    for (let word = runAt(runs, run).from; word < to; word += 2) {
      let left = load<u64>(offered + ((<usize>word) << 2))
      while (left !== 0) {
        const slot = ((<u32>word) << 5) + <u32>ctz(left)
        left &= left - 1
        put(matches, count++, slot, load<u32>(fromNight + ((<usize>slot) << 2)), 0)
      }
    }
  }
  matches.count = count
}

@unmanaged
class Listing {
  matches: usize
  found: usize
  offered: usize
  /** 0 if any price is accepted, including none. */
  limited: i32
  min: u32
  max: u32
  /** The bounds of the bars, the first bar for each coarse class, and the count of each bar. */
  bounds: usize
  firstBar: usize
  bars: usize
  place: usize
  /** The number of homes in each place. */
  counts: usize
  lat: usize
  lng: usize
  /** South, north, west, and east of the listed homes. */
  extent: usize
}

/** The exponent and three leading bits of a price. */
function coarse(price: u32): u32 {
  const exponent = 31 - clz(price | 8)
  return exponent * 8 + ((price >> (exponent - 3)) & 7)
}

function countPrice(listing: Listing, price: u32): void {
  let bar = <u32>load<u16>(listing.firstBar + ((<usize>coarse(price)) << 1))
  while (load<u32>(listing.bounds + ((<usize>(bar + 1)) << 2)) <= price) bar++
  count(listing.bars, bar)
}

function count(counts: usize, index: u32): void {
  const at = counts + ((<usize>index) << 2)
  store<u32>(at, load<u32>(at) + 1)
}

/**
 * Counts the prices of the listed homes in `found`, then drops those outside the price limits from both planes and
 * leaves only the homes of `found` in the list, counted by place and with their extent.
 */
export function settle(question: usize): void {
  const listing = changetype<Listing>(question)
  const matches = changetype<Matches>(listing.matches)
  let south: f32 = Infinity
  let north: f32 = -Infinity
  let west: f32 = Infinity
  let east: f32 = -Infinity
  let remaining: i32 = 0
  const all = matches.count
  for (let index: i32 = 0; index < all; index++) {
    const slot = slotAt(matches, index)
    const price = priceAt(matches, index)
    const found = hasBit(listing.found, slot)
    if (found && price !== noPrice) countPrice(listing, price)
    if (listing.limited && (price < listing.min || price > listing.max)) {
      clearBit(listing.offered, slot)
      clearBit(listing.found, slot)
    } else if (found) {
      put(matches, remaining++, slot, price, load<u8>(matches.stays + <usize>index))
      count(listing.counts, load<u16>(listing.place + ((<usize>slot) << 1)))
      const lat = load<f32>(listing.lat + ((<usize>slot) << 2))
      const lng = load<f32>(listing.lng + ((<usize>slot) << 2))
      south = min<f32>(south, lat)
      north = max<f32>(north, lat)
      west = min<f32>(west, lng)
      east = max<f32>(east, lng)
    }
  }
  matches.count = remaining
  store<f32>(listing.extent, south)
  store<f32>(listing.extent, north, 4)
  store<f32>(listing.extent, west, 8)
  store<f32>(listing.extent, east, 12)
}
