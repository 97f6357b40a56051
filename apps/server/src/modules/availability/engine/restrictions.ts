import { runAround } from './free-nights.ts'
import type { StayCalendar } from './stay-calendar.ts'
import { type Restriction, speaksOf } from './stay-rules.ts'

/** No stay is longer than a year, whatever the rules. */
export const longestStay = 365

/** A night's restriction according to the highest rule that mentions the field (R10). */
export function ruled<Field extends keyof Restriction>(
  calendar: StayCalendar,
  day: number,
  field: Field,
): Restriction[Field] | undefined {
  const run = runAround(calendar.nights, day)
  return calendar.rules.find((rule) => rule[field] !== undefined && speaksOf(rule, day, calendar.today, run))?.[field]
}

const minOf = (calendar: StayCalendar, day: number): number => ruled(calendar, day, 'minNights') ?? 1
const maxOf = (calendar: StayCalendar, day: number): number => ruled(calendar, day, 'maxNights') ?? longestStay

function strictest(
  from: number,
  to: number,
  of: (day: number) => number,
  pick: (...values: number[]) => number,
): number {
  let found = of(from)
  for (let day = from + 1; day < to; day++) found = pick(found, of(day))
  return found
}

function ruledMin(calendar: StayCalendar, arrive: number, depart: number): number {
  if (calendar.settings.minStayMode === 'arrival') return minOf(calendar, arrive)
  return strictest(arrive, depart, (day) => minOf(calendar, day), Math.max)
}

/**
 * The nights in an orphan gap if `arrive` is its first night: an open run between two unavailable nights that is
 * shorter than the minimum stay, so that only an exact fit can use it (R11).
 */
export function orphanGap(calendar: StayCalendar, arrive: number): number | undefined {
  const run = calendar.settings.fillGaps ? runAround(calendar.nights, arrive) : undefined
  if (!run?.takenBefore || !run.takenAfter || run.from !== arrive) return undefined
  const nights = run.to - run.from
  return nights < ruledMin(calendar, run.from, run.to) ? nights : undefined
}

/** Minimum nights for a stay `[arrive, depart)` (R9, R10, R11). */
export const minNights = (calendar: StayCalendar, arrive: number, depart: number): number =>
  orphanGap(calendar, arrive) ?? ruledMin(calendar, arrive, depart)

/** Maximum nights for a stay `[arrive, depart)` (R9). */
export function maxNights(calendar: StayCalendar, arrive: number, depart: number): number {
  if (calendar.settings.maxStayMode === 'arrival') return Math.min(longestStay, maxOf(calendar, arrive))
  return strictest(arrive, Math.max(depart, arrive + 1), (day) => maxOf(calendar, day), Math.min)
}

/** Minimum nights for an arrival on this day, including the minimums of the nights that stay would cover (R9). */
export function minNightsFrom(calendar: StayCalendar, arrive: number): number {
  let nights = minNights(calendar, arrive, arrive + 1)
  for (;;) {
    const needed = minNights(calendar, arrive, arrive + nights)
    if (needed <= nights || needed > longestStay) return needed
    nights = needed
  }
}

/** 0 = Sunday; day 0 of the calendar, January 1, 1970, was a Thursday. */
const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7

const allowsWeekday = (days: number[] | undefined, day: number): boolean =>
  days === undefined || days.includes(weekdayOfDay(day))

/** Whether weekday rules and closed days allow an arrival on this day (R12). */
export const arrivalAllowed = (calendar: StayCalendar, day: number): boolean =>
  !ruled(calendar, day, 'closedToArrival') && allowsWeekday(ruled(calendar, day, 'arriveOn'), day)

/** Whether a departure is allowed on this day (R12). The day itself decides, not the night before it. */
export const departureAllowed = (calendar: StayCalendar, day: number): boolean =>
  !ruled(calendar, day, 'closedToDeparture') && allowsWeekday(ruled(calendar, day, 'departOn'), day)

/** Whether these nights are within the booking window. Manually opened nights are, however far ahead (R13). */
export function withinWindow(calendar: StayCalendar, arrive: number, depart: number): boolean {
  if (depart <= calendar.latestDeparture) return true
  for (let day = Math.max(arrive, calendar.latestDeparture); day < depart; day++)
    if (!calendar.opened.has(day)) return false
  return true
}
