import { dateOfDayNumber, type Stay } from '@porchlight/contract'
import { runAround } from './free-nights.ts'
import { minNightsFrom } from './restrictions.ts'
import { shortestStaysOf } from './shortest-stays.ts'
import type { StayCalendar } from './stay-calendar.ts'

/** Open nights between two unavailable ones in which no stay can be booked, with the minimum stay that prevents it. */
export type Gap = Stay & { minStay: number }

/** All gaps within the days `[from, to)`. */
export const gapsIn = (calendar: StayCalendar, from: number, to: number): Gap[] => {
  const gaps: Gap[] = []
  for (let day = Math.max(from, calendar.earliestArrival); day < to; day++) {
    const run = runAround(calendar.nights, day)
    if (!run) continue
    const closed = run.from === day && run.takenBefore && run.takenAfter && run.to <= to
    if (closed && shortestStaysOf(calendar, run.from, run.to).length === 0)
      gaps.push({
        arrive: dateOfDayNumber(run.from),
        depart: dateOfDayNumber(run.to),
        minStay: minNightsFrom(calendar, run.from),
      })
    day = run.to - 1
  }
  return gaps
}
