import { type Columns, noPrice } from './layout.ts'
import type { Matches } from './workspace.ts'

export type Sort = 'match' | 'price' | '-price' | 'rating'

/** A young home counts as if it also had this many reviews of the usual rating. */
const usualReviews = 5
const usualRating = 4.6

/**
 * What a home must make up for in price: a half star less than five counts as a quarter more to pay,
 * each place that stays empty as two percent.
 */
export const fitFactor = (rating: number, reviews: number, sleeps: number, guests: number): number => {
  const settled = (rating * reviews + usualRating * usualReviews) / (reviews + usualReviews)
  const empty = guests > 0 ? Math.max(0, sleeps - guests) : 0
  return (1 + (5 - settled) / 2) * (1 + empty / 50)
}

/** Rank of a listed home; lower comes first. Homes without a price come last where price counts. */
export const scoreOf = (columns: Columns, sort: Sort, guests: number, slot: number, price: number): number => {
  switch (sort) {
    case 'price':
      return price
    case '-price':
      return price === noPrice ? price : -price
    case 'rating':
      return -(columns.rating[slot]! * 0x1_0000 + columns.reviews[slot]!)
    case 'match':
      return price * fitFactor(columns.rating[slot]! / 100, columns.reviews[slot]!, columns.sleeps[slot]!, guests)
  }
}

/**
 * List indexes of the `size` best homes, best first, ties by id. Keeps a heap of the best so far with the worst
 * of them on top, so that most homes cost one comparison.
 */
export const bestOf = (columns: Columns, matches: Matches, sort: Sort, guests: number, size: number): number[] => {
  const heap: Ranked[] = []
  for (let index = 0; index < matches.count; index++) {
    const slot = matches.slots[index]!
    const score = scoreOf(columns, sort, guests, slot, matches.prices[index]!)
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

/** Puts `added` in the place of the worst. */
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
