import { dateIn, dayNumber, timeIn } from '@porchlight/contract'
import type { ArrivalNotice } from './home.ts'

/** First and last day number on which a stay may begin. */
export type ArrivalSpan = { earliest: number; latest: number }

/** When stays may begin, seen from an instant, in the home's own zone (R13). */
export const arrivalSpan = (notice: ArrivalNotice, now: Date): ArrivalSpan => {
  const today = dayNumber(dateIn(notice.timeZone, now))
  const hour = Number(timeIn(notice.timeZone, now).slice(0, 2))
  const late = hour >= notice.cutOffHour ? 1 : 0
  return {
    earliest: today + notice.noticeDays + late,
    latest: notice.windowDays === null ? Number.POSITIVE_INFINITY : today + notice.windowDays,
  }
}
