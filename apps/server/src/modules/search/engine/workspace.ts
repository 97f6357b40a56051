import { wordsFor } from './bits.ts'

/** Homes that fit so far, in slot order, each with its best stay. The first `count` entries count. */
export type Matches = {
  count: number
  slots: Uint32Array
  /** Headline of the stay, or the nightly from-price without dates; whole currency units. */
  prices: Uint32Array
  /** Index of the stay in the query's windows. */
  stays: Uint8Array
}

/** Words sieved at a time, so that a slice of every plane stays in the processor's nearest cache. */
export const sliceWords = 1024

/** What one query at a time writes on; as large as the columns it reads. */
export type Workspace = {
  /** Homes that fit everything but the wish for a type. */
  offered: Int32Array
  /** Homes that fit everything. */
  found: Int32Array
  /** Homes for which a window is free, slice by slice; one plane per window. */
  sieves: Int32Array[]
  matches: Matches
}

export const workspaceFor = (capacity: number): Workspace => ({
  offered: new Int32Array(wordsFor(capacity)),
  found: new Int32Array(wordsFor(capacity)),
  sieves: [],
  matches: {
    count: 0,
    slots: new Uint32Array(capacity),
    prices: new Uint32Array(capacity),
    stays: new Uint8Array(capacity),
  },
})
