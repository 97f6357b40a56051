import type { Box } from './area.ts'
import { type Columns, noPrice } from './layout.ts'
import type { Matches } from './workspace.ts'

export type Sort = 'match' | 'price' | '-price' | 'rating'

/** A home with few reviews counts as if it also had this many reviews with the usual rating. */
const usualReviews = 5
const usualRating = 4.6

/** What "best match" is measured against: the number of guests, the bedrooms they need, and the searched map area. */
export type FitCriteria = { guests: number; bedrooms: number; box: Box | null }

type Rated = { rating: number; reviews: number; sleeps: number; bedrooms: number; lat: number; lng: number }

/** Two guests share a bedroom unless more bedrooms were requested. */
export const bedroomsWanted = ({ guests, bedrooms }: Pick<FitCriteria, 'guests' | 'bedrooms'>): number =>
  Math.max(bedrooms, Math.ceil(guests / 2))

/** 0 in the middle of the map area, 1 in its corners. */
const distanceFromMiddle = ({ lat, lng }: Pick<Rated, 'lat' | 'lng'>, { south, north, west, east }: Box): number => {
  const [high, wide] = [(north - south) / 2 || 1, (east - west) / 2 || 1]
  const up = (lat - south) / high - 1
  const right = (lng - west) / wide - 1
  // Not `Math.hypot`, which may round differently: kernels must agree to the last bit.
  return Math.min(1, Math.sqrt(up * up + right * right) / Math.SQRT2)
}

/**
 * How far a home is from what was requested, in stars: its guests' rating below five, a twenty-fifth of a star for each
 * unused bed, a quarter for each missing bedroom or bed, a thirtieth for each spare bedroom, and up to a fifth for the
 * distance from the middle of the map. The price doesn't count.
 */
export const misfit = (home: Rated, wanted: FitCriteria): number => {
  const settled = (home.rating * home.reviews + usualRating * usualReviews) / (home.reviews + usualReviews)
  const empty = wanted.guests > 0 ? Math.max(0, home.sleeps - wanted.guests) : 0
  const rooms = bedroomsWanted(wanted)
  const missing = Math.max(0, rooms - home.bedrooms) + Math.max(0, wanted.guests - home.sleeps)
  const spare = rooms > 0 ? Math.max(0, home.bedrooms - rooms) : 0
  const away = wanted.box ? distanceFromMiddle(home, wanted.box) : 0
  return 5 - settled + empty / 25 + missing / 4 + spare / 30 + away / 5
}

/** The rank of a listed home; lower comes first. Homes without a price come last when the price counts. */
export const scoreOf = (columns: Columns, sort: Sort, wanted: FitCriteria, slot: number, price: number): number => {
  switch (sort) {
    case 'price':
      return price
    case '-price':
      return price === noPrice ? price : -price
    case 'rating':
      return -(columns.rating[slot]! * 0x1_0000 + columns.reviews[slot]!)
    case 'match':
      return price === noPrice ? price : misfit(homeAt(columns, slot), wanted)
  }
}

const homeAt = (columns: Columns, slot: number): Rated => ({
  rating: columns.rating[slot]! / 100,
  reviews: columns.reviews[slot]!,
  sleeps: columns.sleeps[slot]!,
  bedrooms: columns.bedrooms[slot]!,
  lat: columns.lat[slot]!,
  lng: columns.lng[slot]!,
})

/**
 * List indexes of the `size` best homes, best first, ties by id. Keeps a heap of the best so far with the worst on top,
 * so that most homes cost one comparison.
 */
export const bestOf = (columns: Columns, matches: Matches, sort: Sort, wanted: FitCriteria, size: number): number[] => {
  const heap: Ranked[] = []
  for (let index = 0; index < matches.count; index++) {
    const slot = matches.slots[index]!
    const score = scoreOf(columns, sort, wanted, slot, matches.prices[index]!)
    const full = heap.length === size
    if (full && score > heap[0]!.score) continue
    const candidate = { score, id: columns.id[slot]!, index }
    if (!full) rise(heap, candidate)
    else if (ranksBelow(heap[0]!, candidate)) sink(heap, candidate)
  }
  return heap.sort((a, b) => a.score - b.score || a.id - b.id).map((ranked) => ranked.index)
}

type Ranked = { score: number; id: number; index: number }

const ranksBelow = (a: Ranked, b: Ranked): boolean => a.score > b.score || (a.score === b.score && a.id > b.id)

const rise = (heap: Ranked[], added: Ranked): void => {
  let at = heap.push(added) - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!ranksBelow(added, heap[parent]!)) break
    heap[at] = heap[parent]!
    at = parent
  }
  heap[at] = added
}

/** Replaces the worst with `added`. */
const sink = (heap: Ranked[], added: Ranked): void => {
  let at = 0
  for (;;) {
    let child = at * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && ranksBelow(heap[child + 1]!, heap[child]!)) child++
    if (!ranksBelow(heap[child]!, added)) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = added
}
