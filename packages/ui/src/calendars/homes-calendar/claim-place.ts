import { daysBetween } from '../calendar-days.ts'
import type { DayRange } from './homes.ts'

/** Where a bar lies, in days from the first midnight; it runs from the middle of one day to that of another. */
export type ClaimPlace = { start: number; length: number; cutStart: boolean; cutEnd: boolean }

type Span = { from: string; to: string }

/**
 * A bar from the middle of the day of arrival to the middle of the day of departure, cut by the first and the last of
 * the days. Undefined when nothing of it is in view.
 */
export const claimPlace = (claim: Span, from: string, days: number): ClaimPlace | undefined => {
  const start = daysBetween(from, claim.from) + 0.5
  const end = daysBetween(from, claim.to) + 0.5
  const shown = { start: Math.max(0, start), end: Math.min(days, end) }
  if (shown.end <= shown.start) return undefined
  return { start: shown.start, length: shown.end - shown.start, cutStart: start < 0, cutEnd: end > days }
}

/** The day in whose cell a bar is drawn and told: its first one that is in view. */
export const dayOfClaim = ({ from }: Span, start: string, { first }: DayRange): number =>
  Math.max(first, daysBetween(start, from))

/** A window of whole weeks around the days in view, so that scrolling a little changes nothing. */
export const weeksAround = ({ first, end }: DayRange, days: number): DayRange => ({
  first: Math.max(0, Math.floor(first / 7) * 7 - 7),
  end: Math.min(days, Math.ceil(end / 7) * 7 + 7),
})
