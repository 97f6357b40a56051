import { addDays, datesFrom } from './calendar-days.ts'
import type { RangeRules } from './range-selection.ts'

/** First and last day, and the days between that are not to be had. */
export type DayLimits = {
  min?: string | undefined
  max?: string | undefined
  blocked?: readonly string[] | undefined
}

export type DayRefusal = 'before' | 'after' | 'blocked'
export type LimitRefusal = DayRefusal | 'across'

/** Why a day cannot be chosen, or undefined. */
export const dayRefused = (date: string, { min, max, blocked }: DayLimits): DayRefusal | undefined => {
  if (min !== undefined && date < min) return 'before'
  if (max !== undefined && date > max) return 'after'
  return blocked?.includes(date) ? 'blocked' : undefined
}

/** The nearest of what is allowed to a date, or to a date with its time. */
export const clampDate = (date: string, { min, max }: DayLimits): string => {
  if (min !== undefined && date < min) return min
  return max !== undefined && date > max ? max : date
}

/** A value after its limits have changed: cleared when they leave it outside. */
export const afterLimitsChange = (value: string | null, { min, max }: DayLimits): string | null =>
  value !== null && dayRefused(value, { min, max }) ? null : value

/** Ranges of whole days: a report, a season. */
export const dayRules = (limits: DayLimits): RangeRules<LimitRefusal> => {
  const refused = (date: string) => dayRefused(date, limits)
  return {
    oneDay: true,
    startRefused: refused,
    endRefused: refused,
    rangeRefused: (start, end) =>
      refused(start) ?? refused(end) ?? (datesFrom(start, end).some(refused) ? 'across' : undefined),
  }
}

/** Ranges of nights: a blocked day's night is taken, yet another stay may end on it. */
export const nightRules = (limits: DayLimits): RangeRules<LimitRefusal> => {
  const refused = (date: string) => dayRefused(date, limits)
  const outside = (date: string) => dayRefused(date, { min: limits.min, max: limits.max })
  return {
    oneDay: false,
    startRefused: refused,
    endRefused: (date) => outside(date) ?? (refused(addDays(date, -1)) && 'blocked'),
    rangeRefused: (start, end) =>
      refused(start) ?? outside(end) ?? (datesFrom(start, end).some(refused) ? 'across' : undefined),
  }
}

/** What may be chosen, and what a range is made of. */
export type RangeLimits = DayLimits & {
  /** `days` are whole, one may be a range; `nights` begin on a day and end on the next, so a taken day may end a range. */
  of?: 'days' | 'nights'
}

export const rangeRules = ({ of = 'days', ...limits }: RangeLimits): RangeRules<LimitRefusal> =>
  of === 'nights' ? nightRules(limits) : dayRules(limits)

const yearsAround = 3
const yearOf = (date: string): number => Number(date.slice(0, 4))

/** The years a calendar offers: three either side of today, unless its limits or a day in use say otherwise. */
export const yearsOffered = (today: string, { min, max }: DayLimits, used: readonly string[]): number[] => {
  const inUse = used.filter((date) => !dayRefused(date, { min, max })).map(yearOf)
  const first = min === undefined ? Math.min(yearOf(max ?? today), yearOf(today) - yearsAround, ...inUse) : yearOf(min)
  const last = max === undefined ? Math.max(first, yearOf(today) + yearsAround, ...inUse) : yearOf(max)
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index)
}
