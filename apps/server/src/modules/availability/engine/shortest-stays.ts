import { dateOfDayNumber, type Stay } from '@porchlight/contract'
import { isFree } from './free-nights.ts'
import { minNightsFrom } from './restrictions.ts'
import type { StayCalendar } from './stay-calendar.ts'
import { stayReasonsOf } from './stay-reasons.ts'

/** How many lengths to try, starting at the minimum, until a stay may end. */
const tries = 7

const shortestFrom = (calendar: StayCalendar, arrive: number): Stay | undefined => {
  const least = minNightsFrom(calendar, arrive)
  for (let nights = least; nights < least + tries; nights++) {
    const stay = { arrive: dateOfDayNumber(arrive), depart: dateOfDayNumber(arrive + nights) }
    const reasons = stayReasonsOf(calendar, stay)
    if (reasons.length === 0) return stay
    // A longer stay helps only with the departure day or a gap behind it.
    if (!reasons.every(({ code }) => code === 'no_departure_day' || code === 'leaves_gap')) return undefined
  }
  return undefined
}

/** For each arrival in `[from, to)` that can currently be booked, the shortest bookable stay. */
export const shortestStaysOf = (calendar: StayCalendar, from: number, to: number): Stay[] => {
  const stays: Stay[] = []
  for (let arrive = Math.max(from, calendar.earliestArrival); arrive < to; arrive++) {
    const stay = isFree(calendar.nights, arrive) ? shortestFrom(calendar, arrive) : undefined
    if (stay) stays.push(stay)
  }
  return stays
}
