import { dayNumber } from '@porchlight/contract'
import { isCoded } from './arrival-code.ts'
import type { HomeNights, StayLimitsBy } from './home.ts'

/** Nights `[from, to)`, as day numbers, with one minimum and maximum stay. */
type LimitRun = { from: number; to: number; min: number; max: number }

/** Stay limits that the coded planes cannot hold, checked home by home after the planes have sieved. */
export type StayLimits = { by: StayLimitsBy; runs: readonly LimitRun[] }

/** The limits to keep beside the planes; null when the planes tell everything. */
export const limitsBesidePlanes = (nights: HomeNights): StayLimits | null => {
  const by = nights.stayLimitsBy
  const runs = runsOf(nights, dayNumber(nights.from))
  const coded = runs.every((run) => run.max === 0 && isCoded(run.min))
  const planesTell = coded && (by === 'arrival' || runs.length <= 1)
  return planesTell ? null : { by, runs }
}

const runsOf = (nights: HomeNights, firstNight: number): LimitRun[] => {
  const runs: LimitRun[] = []
  nights.minStay.forEach((min, index) => {
    const max = nights.maxStay[index]!
    const last = runs.at(-1)
    if (last && last.min === min && last.max === max) last.to++
    else runs.push({ from: firstNight + index, to: firstNight + index + 1, min, max })
  })
  return runs
}

/** May a stay from day `arrive` to day `depart` be this long (R9)? */
export const limitsAllow = (limits: StayLimits, arrive: number, depart: number): boolean => {
  const nights = depart - arrive
  const end = limits.by === 'arrival' ? arrive + 1 : depart
  for (const run of limits.runs) {
    if (run.to <= arrive || run.from >= end) continue
    if (nights < run.min || (run.max > 0 && nights > run.max)) return false
  }
  return true
}
