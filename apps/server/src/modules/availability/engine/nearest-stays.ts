import { dateOfDayNumber, dayNumber, nightsOf, type Stay } from '@porchlight/contract'
import { maxNights, minNightsFrom } from './restrictions.ts'
import type { StayCalendar } from './stay-calendar.ts'
import { stayReasonsOf } from './stay-reasons.ts'

/** How far from the requested arrival an alternative is still worth offering, in days. */
const reach = 60

function lengthFrom(calendar: StayCalendar, arrive: number, wanted: number): number {
  const longest = maxNights(calendar, arrive, arrive + wanted)
  return Math.min(Math.max(wanted, minNightsFrom(calendar, arrive)), longest)
}

/** Days around a day, nearest first; of two equally near, the earlier one. */
function* around(day: number): Generator<number> {
  for (let distance = 0; distance <= reach; distance++) {
    if (distance > 0) yield day - distance
    yield day + distance
  }
}

/**
 * The bookable stays nearest to the requested one, at most `count`. They have the same length if the rules allow it;
 * one night more or less counts as two days of shift.
 */
export function nearestStaysOf(calendar: StayCalendar, wanted: Stay, count: number): Stay[] {
  const nights = nightsOf(wanted)
  const day = dayNumber(wanted.arrive)
  const found: { stay: Stay; cost: number }[] = []
  for (const arrive of around(day)) {
    if (arrive < calendar.earliestArrival) continue
    const length = lengthFrom(calendar, arrive, nights)
    const stay = { arrive: dateOfDayNumber(arrive), depart: dateOfDayNumber(arrive + length) }
    const isWanted = arrive === day && length === nights
    if (!isWanted && stayReasonsOf(calendar, stay).length === 0)
      found.push({ stay, cost: Math.abs(arrive - day) + 2 * Math.abs(length - nights) })
  }
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ stay }) => stay)
}
