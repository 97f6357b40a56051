import { Matches, noPrice, priceAt, slotAt } from './matches'

/** As in `engine/rank-homes.ts`. */
const usualReviews: f64 = 5
const usualRating: f64 = 4.6

const byPrice: i32 = 0
const byPriceDown: i32 = 1
const byRating: i32 = 2

@unmanaged
class Ranking {
  south: f64
  west: f64
  /** Half the height and half the width of the map area; 0 = no area. */
  high: f64
  wide: f64
  guests: f64
  rooms: f64
  sort: i32
  size: i32
  matches: usize
  heap: usize
  id: usize
  lat: usize
  lng: usize
  sleeps: usize
  bedrooms: usize
  rating: usize
  reviews: usize
}

@unmanaged
class Ranked {
  score: f64
  id: u32
  index: i32
}

function rankedAt(heap: usize, at: i32): Ranked {
  return changetype<Ranked>(heap + ((<usize>at) << 4))
}

/** Leaves the `size` best homes in the heap, in no order. Returns how many there are. */
export function rank(question: usize): i32 {
  const ranking = changetype<Ranking>(question)
  const matches = changetype<Matches>(ranking.matches)
  const heap = ranking.heap
  let held: i32 = 0
  for (let index: i32 = 0; index < matches.count; index++) {
    const slot = <usize>slotAt(matches, index)
    const score = scoreOf(ranking, slot, priceAt(matches, index))
    if (held === ranking.size && score > rankedAt(heap, 0).score) continue
    const id = load<u32>(ranking.id + (slot << 2))
    if (held < ranking.size) rise(heap, held++, score, id, index)
    else if (ranksBelow(rankedAt(heap, 0), score, id)) sink(heap, held, score, id, index)
  }
  return held
}

function scoreOf(ranking: Ranking, slot: usize, price: u32): f64 {
  if (ranking.sort === byPrice) return <f64>price
  if (ranking.sort === byPriceDown) return price === noPrice ? <f64>price : -(<f64>price)
  if (ranking.sort === byRating) {
    return -(<f64>load<u16>(ranking.rating + (slot << 1)) * 65_536 + <f64>load<u16>(ranking.reviews + (slot << 1)))
  }
  return price === noPrice ? <f64>price : misfit(ranking, slot)
}

function misfit(ranking: Ranking, slot: usize): f64 {
  const rating = <f64>load<u16>(ranking.rating + (slot << 1)) / 100
  const reviews = <f64>load<u16>(ranking.reviews + (slot << 1))
  const sleeps = <f64>load<u8>(ranking.sleeps + slot)
  const bedrooms = <f64>load<u8>(ranking.bedrooms + slot)
  const settled = (rating * reviews + usualRating * usualReviews) / (reviews + usualReviews)
  const empty: f64 = ranking.guests > 0 ? max<f64>(0, sleeps - ranking.guests) : 0
  const missing = max<f64>(0, ranking.rooms - bedrooms) + max<f64>(0, ranking.guests - sleeps)
  const spare: f64 = ranking.rooms > 0 ? max<f64>(0, bedrooms - ranking.rooms) : 0
  const away: f64 = ranking.high > 0 ? distance(ranking, slot) : 0
  return 5 - settled + empty / 25 + missing / 4 + spare / 30 + away / 5
}

function distance(ranking: Ranking, slot: usize): f64 {
  const up = (<f64>load<f32>(ranking.lat + (slot << 2)) - ranking.south) / ranking.high - 1
  const right = (<f64>load<f32>(ranking.lng + (slot << 2)) - ranking.west) / ranking.wide - 1
  return min<f64>(1, Math.sqrt(up * up + right * right) / Math.SQRT2)
}

function ranksBelow(one: Ranked, score: f64, id: u32): bool {
  return one.score > score || (one.score === score && one.id > id)
}

function write(heap: usize, at: i32, score: f64, id: u32, index: i32): void {
  const ranked = rankedAt(heap, at)
  ranked.score = score
  ranked.id = id
  ranked.index = index
}

function move(heap: usize, to: i32, from: i32): void {
  v128.store(heap + ((<usize>to) << 4), v128.load(heap + ((<usize>from) << 4)))
}

function rise(heap: usize, last: i32, score: f64, id: u32, index: i32): void {
  let at = last
  while (at > 0) {
    const parent = (at - 1) >> 1
    const above = rankedAt(heap, parent)
    if (above.score > score || (above.score === score && above.id > id)) break
    move(heap, at, parent)
    at = parent
  }
  write(heap, at, score, id, index)
}

/** Replaces the worst with a home. */
function sink(heap: usize, size: i32, score: f64, id: u32, index: i32): void {
  let at: i32 = 0
  for (;;) {
    let child = at * 2 + 1
    if (child >= size) break
    if (child + 1 < size) {
      const right = rankedAt(heap, child + 1)
      if (ranksBelow(right, rankedAt(heap, child).score, rankedAt(heap, child).id)) child++
    }
    if (!ranksBelow(rankedAt(heap, child), score, id)) break
    move(heap, at, child)
    at = child
  }
  write(heap, at, score, id, index)
}
