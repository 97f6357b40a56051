import { dayNumber, type PlainDate } from '@porchlight/contract'

/** Nights a hold blocks, `[arrive, depart)`, and the preparation it adds (R6). */
export type BusyNights = {
  arrive: PlainDate
  depart: PlainDate
  /** First day someone may arrive again; `depart` if no preparation is needed. */
  readyOn: PlainDate
  /** Preparation nights a stay must leave before this hold. */
  nightsBefore: number
}

/**
 * A maximal run of open nights `[from, to)`, and whether it ends at an unavailable night or at the edge of the window
 * (R11).
 */
export type FreeRun = { from: number; to: number; takenBefore: boolean; takenAfter: boolean }

/** The nights in a window of days, `[from, to)` as day numbers since 1970-01-01. */
export type FreeNights = {
  from: number
  to: number
  /** `runs[day - from]`: the open run that contains the night; undefined if the night is unavailable. */
  runs: readonly (FreeRun | undefined)[]
}

function takenFlags(busy: readonly BusyNights[], from: number, to: number): Uint8Array {
  const taken = new Uint8Array(Math.max(0, to - from))
  for (const hold of busy) {
    const first = Math.max(0, dayNumber(hold.arrive) - hold.nightsBefore - from)
    const last = Math.max(0, dayNumber(hold.readyOn) - from)
    taken.fill(1, first, last)
  }
  return taken
}

/**
 * The nights still available. Preparation blocks `[depart, readyOn)` after a hold and `[arrive - k, arrive)` before it,
 * so that two neighboring stays are `k` nights apart, not `2k` (R6).
 */
export function freeNights(busy: readonly BusyNights[], from: number, to: number): FreeNights {
  const taken = takenFlags(busy, from, to)
  const runs: (FreeRun | undefined)[] = new Array(taken.length).fill(undefined)
  for (let start = 0; start < taken.length; start++) {
    if (taken[start]) continue
    const next = taken.indexOf(1, start)
    const end = next === -1 ? taken.length : next
    runs.fill({ from: from + start, to: from + end, takenBefore: start > 0, takenAfter: next !== -1 }, start, end)
    start = end
  }
  return { from, to, runs }
}

/** The open run that contains a night; undefined if the night is unavailable or outside the window. */
export const runAround = (nights: FreeNights, day: number): FreeRun | undefined => nights.runs[day - nights.from]

export const isFree = (nights: FreeNights, day: number): boolean => runAround(nights, day) !== undefined

/** Unavailable days in `[from, to)`. */
export function takenDays(nights: FreeNights, from: number, to: number): number[] {
  const taken: number[] = []
  for (let day = from; day < to; day++) if (!isFree(nights, day)) taken.push(day)
  return taken
}
