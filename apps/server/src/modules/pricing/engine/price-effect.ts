import { addDays, type PlainDate } from '@porchlight/contract'

/** A night before and after a price change; null if the home had no price. */
export type ChangedNight = { night: PlainDate; before: number | null; after: number; free: boolean }

/** Nights `[from, to)` that change from one price to another. */
export type ChangedRun = { from: PlainDate; to: PlainDate; nights: number; before: number; after: number }

/** An arrival day before and after: its minimum stay, and whether a stay can start on it at all. */
export type ChangedArrival = {
  day: PlainDate
  before: { minStay: number; open: boolean }
  after: { minStay: number; open: boolean }
}

/** How a change affects arrival days; runs are of minimum stays. */
export type ArrivalEffect = {
  days: number
  longer: number
  shorter: number
  opened: number
  closed: number
  runs: { from: PlainDate; to: PlainDate; before: number; after: number }[]
}

/** The effect of a change; amounts are sums over the open nights that change. */
export type PriceEffect = {
  nights: number
  higher: number
  cheaper: number
  from: PlainDate | null
  to: PlainDate | null
  /** Booked nights that would change, but keep their price. */
  unchanged: number
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

/** Counts what changes among these nights, given in order. */
export const effectOf = (nights: readonly ChangedNight[]): PriceEffect => {
  const changed = nights.filter(({ before, after }) => before !== after)
  const free = changed.filter((night) => night.free)
  const known = free.every(({ before }) => before !== null)
  const last = free.at(-1)
  return {
    nights: free.length,
    higher: free.filter(({ before, after }) => before !== null && after > before).length,
    cheaper: free.filter(({ before, after }) => before !== null && after < before).length,
    from: free[0]?.night ?? null,
    to: last ? addDays(last.night, 1) : null,
    unchanged: changed.length - free.length,
    before: free.length > 0 && known ? sum(free.map(({ before }) => before ?? 0)) : null,
    after: free.length > 0 ? sum(free.map(({ after }) => after)) : null,
    runs: runsOf(free),
  }
}

/** Counts the arrival days that change; days closed before and after are ignored. */
export const arrivalEffectOf = (days: readonly ChangedArrival[]): ArrivalEffect => {
  const open = days.filter(({ before, after }) => before.open || after.open)
  const moved = open.filter(({ before, after }) => before.minStay !== after.minStay)
  const runs: ArrivalEffect['runs'] = []
  for (const { day, before, after } of moved) {
    const last = runs.at(-1)
    if (last?.to === day && last.before === before.minStay && last.after === after.minStay) last.to = addDays(day, 1)
    else runs.push({ from: day, to: addDays(day, 1), before: before.minStay, after: after.minStay })
  }
  return {
    days: open.filter(({ before, after }) => before.minStay !== after.minStay || before.open !== after.open).length,
    longer: moved.filter(({ before, after }) => after.minStay > before.minStay).length,
    shorter: moved.filter(({ before, after }) => after.minStay < before.minStay).length,
    opened: open.filter(({ before }) => !before.open).length,
    closed: open.filter(({ after }) => !after.open).length,
    runs,
  }
}
