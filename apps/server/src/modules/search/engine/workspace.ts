import { wordsFor } from './bits.ts'
import type { Columns } from './layout.ts'
import type { Cheapest } from './stay-price.ts'

/** Homes that fit so far, in slot order, each with its best stay. The first `count` entries count. */
export type Matches = {
  count: number
  slots: Uint32Array
  /** Headline of the stay, or the nightly from-price without dates; minor units. */
  prices: Uint32Array
  /** Index of the stay in the query's windows. */
  stays: Uint8Array
}

/** Words worked on at a time, so that what is known of their homes stays in the processor's cache. */
export const sliceWords = 256

/** Scratch for the homes of one slice. */
export type Slice = {
  /** Homes for which the window at hand is free. */
  free: Int32Array
  /** Homes for which some window is free. */
  any: Int32Array
  cheapest: Cheapest
}

/** What one query at a time writes on; as large as the columns it reads. */
export type Workspace = {
  /** Homes that fit everything but the search for a type. */
  offered: Int32Array
  /** Homes that fit everything. */
  found: Int32Array
  slice: Slice
  matches: Matches
  /** Earliest arrival of each notice, good for one minute: a zone's clock is dear to read. */
  arrivals: { minute: number; earliest: number[] }
}

export const workspaceFor = ({ arena, capacity }: Columns): Workspace => ({
  offered: arena.int32(wordsFor(capacity)),
  found: arena.int32(wordsFor(capacity)),
  slice: {
    free: new Int32Array(sliceWords),
    any: new Int32Array(sliceWords),
    cheapest: { amount: new Uint32Array(sliceWords * 32), window: new Uint8Array(sliceWords * 32) },
  },
  matches: {
    count: 0,
    slots: arena.uint32(capacity),
    prices: arena.uint32(capacity),
    stays: arena.uint8(capacity),
  },
  arrivals: { minute: Number.NaN, earliest: [] },
})
