import { addDays, datesFrom } from './calendar-days.ts'
import type { RangeRules } from './range-selection.ts'

/** The first and last day, and the days in between that aren't available. */
export type DayLimits = {
  min?: string | undefined
  max?: string | undefined
  blocked?: readonly string[] | undefined
}

export type DayRefusal = 'before' | 'after' | 'blocked'
export type LimitRefusal = DayRefusal | 'across'

/** Why a day can't be selected, or undefined. */
export const dayRefused = (date: string, { min, max, blocked }: DayLimits): DayRefusal | undefined => {
  if (min !== undefined && date < min) return 'before'
  if (max !== undefined && date > max) return 'after'
  return blocked?.includes(date) ? 'blocked' : undefined
}

/** The nearest allowed value to a date, or to a date with its time. */
export const clampDate = (date: string, { min, max }: DayLimits): string => {
  if (min !== undefined && date < min) return min
  return max !== undefined && date > max ? max : date
}

/** A value after its limits have changed: cleared if they exclude it. */
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

/** Ranges of nights: a blocked day's night isn't available, but another stay can end on it. */
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

/** What can be selected, and what a range consists of. */
export type RangeLimits = DayLimits & {
  /**
   * `days` are whole, and one can be a range; `nights` start on a day and end on the next, so an unavailable day can
   * end a range.
   */
  of?: 'days' | 'nights'
}

export const rangeRules = ({ of = 'days', ...limits }: RangeLimits): RangeRules<LimitRefusal> =>
  of === 'nights' ? nightRules(limits) : dayRules(limits)

const yearsAround = 3
const yearOf = (date: string): number => Number(date.slice(0, 4))

/** The years a calendar offers: three either side of today, unless its limits or a day in use differ. */
export const yearsOffered = (today: string, { min, max }: DayLimits, used: readonly string[]): number[] => {
  const inUse = used.filter((date) => !dayRefused(date, { min, max })).map(yearOf)
  const first = min === undefined ? Math.min(yearOf(max ?? today), yearOf(today) - yearsAround, ...inUse) : yearOf(min)
  const last = max === undefined ? Math.max(first, yearOf(today) + yearsAround, ...inUse) : yearOf(max)
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index)
}
