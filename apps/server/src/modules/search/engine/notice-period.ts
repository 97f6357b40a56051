import { dateIn, dayNumber, timeIn } from '@porchlight/contract'
import type { ArrivalNotice } from './home.ts'

/** The first day number a stay can start on, seen from an instant, in the home's own zone (R13). */
export const earliestArrival = ({ timeZone, noticeDays, cutOffHour }: ArrivalNotice, now: Date): number => {
  const today = dayNumber(dateIn(timeZone, now))
  const hour = Number(timeIn(timeZone, now).slice(0, 2))
  return today + (noticeDays === 0 && hour >= cutOffHour ? 1 : noticeDays)
}
