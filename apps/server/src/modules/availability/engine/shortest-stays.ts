import { dateOfDayNumber, type Stay } from '@porchlight/contract'
import { isFree } from './free-nights.ts'
import { minNightsFrom } from './restrictions.ts'
import type { StayCalendar } from './stay-calendar.ts'
import { stayReasonsOf } from './stay-reasons.ts'

/** How many nights longer than the minimum a stay may get until a day comes on which it may end. */
const tries = 7

const shortestFrom = (calendar: StayCalendar, arrive: number): Stay | undefined => {
  const least = minNightsFrom(calendar, arrive)
  for (let nights = least; nights < least + tries; nights++) {
    const stay = { arrive: dateOfDayNumber(arrive), depart: dateOfDayNumber(arrive + nights) }
    const reasons = stayReasonsOf(calendar, stay)
    if (reasons.length === 0) return stay
    // Only another day to leave, or no gap behind it, is cured by a longer stay.
    if (!reasons.every(({ code }) => code === 'no_departure_day' || code === 'leaves_gap')) return undefined
  }
  return undefined
}

/** For each arrival of `[from, to)` that can be booked now, the shortest stay that can. */
export const shortestStaysOf = (calendar: StayCalendar, from: number, to: number): Stay[] => {
  const stays: Stay[] = []
  for (let arrive = Math.max(from, calendar.earliestArrival); arrive < to; arrive++) {
    const stay = isFree(calendar.nights, arrive) ? shortestFrom(calendar, arrive) : undefined
    if (stay) stays.push(stay)
  }
  return stays
}
