import { dayNumber } from '@porchlight/contract'
import { isCoded } from './arrival-code.ts'
import type { HomeNights } from './home.ts'

/** Nights `[from, to)`, as day numbers, that share their limits. */
type LimitRun = { from: number; to: number; min: number; minOverStay: boolean; max: number }

/** Nights `[from, to)` that are free, and whether a taken night lies at either end (R11). */
type FreeRun = { from: number; to: number; takenBefore: boolean; takenAfter: boolean }

/** Stay limits that the coded planes cannot hold, checked home by home after the planes have sieved. */
export type StayLimits = { runs: readonly LimitRun[]; maxOverStay: boolean; refusesGapsIn: readonly FreeRun[] }

/** The limits to keep beside the planes; null when the planes tell everything. */
export const limitsBesidePlanes = (nights: HomeNights): StayLimits | null =>
  planesTell(nights)
    ? null
    : {
        runs: limitRuns(nights),
        maxOverStay: nights.maxOverStay,
        refusesGapsIn: nights.refusesGaps ? freeRuns(nights) : [],
      }

const planesTell = ({ minStay, minOverStay, maxStay, refusesGaps }: HomeNights): boolean => {
  if (refusesGaps) return false
  let steady = true
  for (let night = 0; night < minStay.length; night++) {
    if (maxStay[night] !== 0 || !isCoded(minStay[night]!)) return false
    if (minStay[night] !== minStay[0]) steady = false
  }
  return steady || !minOverStay.includes(1)
}

const limitRuns = (nights: HomeNights): LimitRun[] => {
  const first = dayNumber(nights.from)
  const runs: LimitRun[] = []
  nights.minStay.forEach((min, index) => {
    const max = nights.maxStay[index]!
    const minOverStay = nights.minOverStay[index] === 1
    const last = runs.at(-1)
    const same = last && last.min === min && last.max === max && last.minOverStay === minOverStay
    if (same) last.to++
    else runs.push({ from: first + index, to: first + index + 1, min, minOverStay, max })
  })
  return runs
}

const freeRuns = ({ from, free }: HomeNights): FreeRun[] => {
  const first = dayNumber(from)
  const runs: FreeRun[] = []
  for (let start = free.indexOf(1); start >= 0; start = free.indexOf(1, start)) {
    const taken = free.indexOf(0, start)
    const end = taken < 0 ? free.length : taken
    runs.push({ from: first + start, to: first + end, takenBefore: start > 0, takenAfter: taken >= 0 })
    start = end
  }
  return runs
}

/** May a stay from day `arrive` to day `depart` be this long and leave what it leaves (R9, R11)? */
export const limitsAllow = (limits: StayLimits, arrive: number, depart: number): boolean => {
  const nights = depart - arrive
  return (
    nights >= minNights(limits, arrive, depart) &&
    nights <= maxNights(limits, arrive, depart) &&
    !leavesGap(limits, arrive, depart)
  )
}

const minNights = ({ runs }: StayLimits, arrive: number, depart: number): number => {
  const first = runs.find((run) => run.to > arrive)
  if (!first?.minOverStay) return first?.min ?? 1
  return runs.reduce((min, run) => (run.to > arrive && run.from < depart ? Math.max(min, run.min) : min), 1)
}

const maxNights = ({ runs, maxOverStay }: StayLimits, arrive: number, depart: number): number => {
  const end = maxOverStay ? depart : arrive + 1
  const binding = runs.filter((run) => run.to > arrive && run.from < end && run.max > 0)
  return binding.reduce((max, run) => Math.min(max, run.max), Number.POSITIVE_INFINITY)
}

/** A stay at either end of a free run leaves no more gaps than there were. */
const leavesGap = (limits: StayLimits, arrive: number, depart: number): boolean => {
  const run = limits.refusesGapsIn.find(({ from, to }) => from <= arrive && depart <= to)
  if (!run || run.from === arrive || run.to === depart) return false
  const before = run.takenBefore && arrive - run.from < minNights(limits, run.from, arrive)
  const after = run.takenAfter && run.to - depart < minNights(limits, depart, run.to)
  return before || after
}
