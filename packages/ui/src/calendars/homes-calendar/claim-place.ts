import { daysBetween, weekdayOf } from '../calendar-days.ts'
import type { DayRange } from './homes.ts'

/** A bar's position, in days from the first midnight; it runs from the middle of one day to the middle of another. */
export type ClaimPlace = { start: number; length: number; cutStart: boolean; cutEnd: boolean }

type Span = { from: string; to: string }

/**
 * A bar from the middle of the arrival day to the middle of the departure day, cut at the first and last day. Undefined
 * if none of it is in view.
 */
export const claimPlace = (claim: Span, from: string, days: number): ClaimPlace | undefined => {
  const start = daysBetween(from, claim.from) + 0.5
  const end = daysBetween(from, claim.to) + 0.5
  const shown = { start: Math.max(0, start), end: Math.min(days, end) }
  if (shown.end <= shown.start) return undefined
  return { start: shown.start, length: shown.end - shown.start, cutStart: start < 0, cutEnd: end > days }
}

/** Days since the previous Monday: 0 is Monday. */
export const sinceMonday = (date: string): number => (weekdayOf(date) + 6) % 7

/** The Monday of a day's week, where day 0 is the given number of days after a Monday. */
const mondayOf = (day: number, lead: number): number => Math.floor((day + lead) / 7) * 7 - lead

/** A window of whole weeks around the days in view, so that scrolling a little changes nothing. */
export const weeksAround = ({ first, end }: DayRange, days: number, lead: number): DayRange => ({
  first: Math.max(0, mondayOf(first, lead) - 7),
  end: Math.min(days, mondayOf(end - 1, lead) + 14),
})

/**
 * The weeks to render, each from Monday to Sunday within the available days: those of the range, and those of
 * individual days wherever they are.
 */
export const weeksToDraw = (range: DayRange, days: number, lead: number, apart: readonly number[]): DayRange[] => {
  const starts = new Set(apart.filter((day) => day >= 0 && day < days).map((day) => mondayOf(day, lead)))
  for (let monday = mondayOf(range.first, lead); monday < range.end; monday += 7) starts.add(monday)
  return [...starts]
    .sort((a, b) => a - b)
    .map((monday) => ({ first: Math.max(0, monday), end: Math.min(days, monday + 7) }))
}

/** A claim with its first day and its end day, counted from the first day of the calendar. */
export type Counted<Claim> = { claim: Claim; start: number; end: number }

/** The claims rendered and announced in each week: a claim is in the first one it touches. */
export const claimsByWeek = <Claim>(
  claims: readonly Counted<Claim>[],
  weeks: readonly DayRange[],
): Counted<Claim>[][] => {
  const drawn = new Set<Counted<Claim>>()
  return weeks.map(({ first, end }) => {
    const here = claims.filter((one) => one.end >= first && one.start < end && !drawn.has(one))
    for (const one of here) drawn.add(one)
    return here
  })
}
