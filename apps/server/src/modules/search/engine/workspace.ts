import { wordsFor } from './bits.ts'
import type { Columns } from './layout.ts'
import type { Cheapest } from './stay-price.ts'

/** Homes that match so far, in slot order, each with its best stay. Only the first `count` entries are valid. */
export type Matches = {
  count: number
  slots: Uint32Array
  /** The headline price of the stay, or the nightly from price without dates; minor units. */
  prices: Uint32Array
  /** The index of the stay in the query's windows. */
  stays: Uint8Array
}

/** Words processed at a time, so that the data of their homes stays in the processor's cache. */
export const sliceWords = 256

/** Scratch for the homes of one slice. */
export type Slice = {
  /** Homes for which the current window is available. */
  free: Int32Array
  /** Homes for which some window is available. */
  any: Int32Array
  cheapest: Cheapest
}

/** The scratch memory one query at a time writes to; as large as the columns it reads. */
export type Workspace = {
  /** Homes that match everything except the type filter. */
  offered: Int32Array
  /** Homes that match everything. */
  found: Int32Array
  slice: Slice
  matches: Matches
  /** The earliest arrival of each notice, valid for one minute: reading a zone's clock is expensive. */
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
