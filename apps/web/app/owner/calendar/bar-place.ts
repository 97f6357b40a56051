import { type CalendarBar, daysBetween, type PlainDate } from '@porchlight/contract'

/** Where a bar lies in a window, in days from its first midnight; it runs from the middle of one day to that of another. */
export type BarPlace = { start: number; length: number; cutStart: boolean; cutEnd: boolean }

/**
 * A bar from the middle of the day of arrival to the middle of the day of departure, cut by the window.
 * Undefined when nothing of it is in view.
 */
export const barPlace = (
  bar: Pick<CalendarBar, 'from' | 'to'>,
  from: PlainDate,
  days: number,
): BarPlace | undefined => {
  const start = daysBetween(from, bar.from) + 0.5
  const end = daysBetween(from, bar.to) + 0.5
  const shown = { start: Math.max(0, start), end: Math.min(days, end) }
  if (shown.end <= shown.start) return undefined
  return { start: shown.start, length: shown.end - shown.start, cutStart: start < 0, cutEnd: end > days }
}

/** The day, counted from the window's first, in whose cell a bar is told to those who cannot see it. */
export const dayOfBar = (bar: Pick<CalendarBar, 'from' | 'to'>, from: PlainDate): number =>
  Math.max(0, daysBetween(from, bar.from))
