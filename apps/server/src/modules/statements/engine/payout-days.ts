import { addDays, type PayoutSchedule, type PlainDate, weekdayOf } from '@porchlight/contract'
import { isBankingDay, nextBankingDay } from './banking-days.ts'

const isDay = (schedule: PayoutSchedule, date: PlainDate): boolean => {
  if (schedule.every === 'none') return false
  if (schedule.every === 'week') return weekdayOf(date) === schedule.weekday
  return schedule.days.includes(Number(date.slice(8)))
}

/** More days than consecutive weekends and holidays can move a payout by. */
const longestMove = 7

/**
 * The next days a schedule pays on, including the first day. A day on which banks are closed moves to their next open
 * day, as at banks themselves.
 */
export const payoutDays = (schedule: PayoutSchedule, from: PlainDate, count: number): PlainDate[] => {
  const days = new Set<PlainDate>()
  if (schedule.every === 'none') return []
  for (let date = addDays(from, -longestMove); days.size < count; date = addDays(date, 1)) {
    if (!isDay(schedule, date)) continue
    const paid = isBankingDay(date) ? date : nextBankingDay(date)
    if (paid >= from) days.add(paid)
  }
  return [...days]
}
