import { addDays, type PlainDate } from '@porchlight/contract'

/** A night before and after a change of prices; null where the home had no price. */
export type ChangedNight = { night: PlainDate; before: number | null; after: number; free: boolean }

/** Nights `[from, to)` that go from the same price to the same price. */
export type ChangedRun = { from: PlainDate; to: PlainDate; nights: number; before: number; after: number }

/** What a change does; amounts are sums over the free nights that change. */
export type PriceEffect = {
  nights: number
  dearer: number
  cheaper: number
  from: PlainDate | null
  to: PlainDate | null
  /** Taken nights that would change: what was booked keeps its price. */
  kept: number
  before: number | null
  after: number | null
  runs: ChangedRun[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const runsOf = (nights: readonly ChangedNight[]): ChangedRun[] => {
  const runs: ChangedRun[] = []
  for (const { night, before, after } of nights) {
    const last = runs.at(-1)
    if (before === null) continue
    if (last?.to === night && last.before === before && last.after === after) {
      last.to = addDays(night, 1)
      last.nights += 1
    } else runs.push({ from: night, to: addDays(night, 1), nights: 1, before, after })
  }
  return runs
}

/** Counts what changes among these nights, which come in order. */
export const effectOf = (nights: readonly ChangedNight[]): PriceEffect => {
  const changed = nights.filter(({ before, after }) => before !== after)
  const free = changed.filter((night) => night.free)
  const known = free.every(({ before }) => before !== null)
  const last = free.at(-1)
  return {
    nights: free.length,
    dearer: free.filter(({ before, after }) => before !== null && after > before).length,
    cheaper: free.filter(({ before, after }) => before !== null && after < before).length,
    from: free[0]?.night ?? null,
    to: last ? addDays(last.night, 1) : null,
    kept: changed.length - free.length,
    before: free.length > 0 && known ? sum(free.map(({ before }) => before ?? 0)) : null,
    after: free.length > 0 ? sum(free.map(({ after }) => after)) : null,
    runs: runsOf(free),
  }
}
