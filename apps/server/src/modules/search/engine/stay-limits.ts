import { dayNumber } from '@porchlight/contract'
import { isCoded } from './arrival-code.ts'
import type { HomeNights } from './home.ts'

/** Nights `[from, to)`, as day numbers, with the same limits. */
type LimitRun = { from: number; to: number; min: number; minOverStay: boolean; max: number }

/** Available nights `[from, to)`, and whether a booked night is at either end (R11). */
type FreeRun = { from: number; to: number; takenBefore: boolean; takenAfter: boolean }

/**
 * Limits as words, in the one memory that both kernels read: the number of limit runs, whether every night's maximum
 * applies, the number of free runs; then the limit runs and the free runs, field by field in the order of their types.
 */
const headWords = 3
const runWords = 5
const gapWords = 4

/**
 * The limits to store beside the planes, checked home by home after the planes have filtered; null if the planes hold
 * everything.
 */
export const limitsBesidePlanes = (nights: HomeNights): Int32Array | null => {
  if (planesTell(nights)) return null
  const runs = limitRuns(nights)
  const gaps = nights.refusesGaps ? freeRuns(nights) : []
  return Int32Array.of(
    runs.length,
    Number(nights.maxOverStay),
    gaps.length,
    ...runs.flatMap(({ from, to, min, minOverStay, max }) => [from, to, min, Number(minOverStay), max]),
    ...gaps.flatMap(({ from, to, takenBefore, takenAfter }) => [from, to, Number(takenBefore), Number(takenAfter)]),
  )
}

/** The number of words the limits at word `at` take. */
export const lengthOfLimits = (words: Int32Array, at: number): number =>
  headWords + words[at]! * runWords + words[at + 2]! * gapWords

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

/**
 * Returns whether a stay from day `arrive` to day `depart` has an allowed length and leaves allowed gaps (R9, R11). The
 * limits start at word `at`.
 */
export const limitsAllow = (words: Int32Array, at: number, arrive: number, depart: number): boolean => {
  const nights = depart - arrive
  return (
    nights >= minNights(words, at, arrive, depart) &&
    nights <= maxNights(words, at, arrive, depart) &&
    !leavesGap(words, at, arrive, depart)
  )
}

const firstRun = (at: number): number => at + headWords
const endOfRuns = (words: Int32Array, at: number): number => firstRun(at) + words[at]! * runWords

const minNights = (words: Int32Array, at: number, arrive: number, depart: number): number => {
  const end = endOfRuns(words, at)
  let run = firstRun(at)
  while (run < end && words[run + 1]! <= arrive) run += runWords
  if (run === end) return 1
  if (words[run + 3] === 0) return words[run + 2]!
  let min = 1
  for (; run < end && words[run]! < depart; run += runWords) min = Math.max(min, words[run + 2]!)
  return min
}

const maxNights = (words: Int32Array, at: number, arrive: number, depart: number): number => {
  const until = words[at + 1] === 1 ? depart : arrive + 1
  const end = endOfRuns(words, at)
  let most = Number.POSITIVE_INFINITY
  for (let run = firstRun(at); run < end; run += runWords) {
    const max = words[run + 4]!
    if (words[run + 1]! > arrive && words[run]! < until && max > 0) most = Math.min(most, max)
  }
  return most
}

/** A stay at either end of a free run leaves no more gaps than before. */
const leavesGap = (words: Int32Array, at: number, arrive: number, depart: number): boolean => {
  let gap = endOfRuns(words, at)
  const end = gap + words[at + 2]! * gapWords
  while (gap < end && (words[gap]! > arrive || depart > words[gap + 1]!)) gap += gapWords
  if (gap === end) return false
  const from = words[gap]!
  const to = words[gap + 1]!
  if (from === arrive || to === depart) return false
  const before = words[gap + 2] === 1 && arrive - from < minNights(words, at, from, arrive)
  const after = words[gap + 3] === 1 && to - depart < minNights(words, at, depart, to)
  return before || after
}
