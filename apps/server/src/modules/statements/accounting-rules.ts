import { type AccountingPeriod, addDays, type PlainDate } from '@porchlight/contract'
import { datesOf, quarterOf } from './rules.ts'

const daysAhead = 90

/** The first day of the month after. */
const nextMonth = (date: PlainDate): PlainDate => `${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`

/** Nights of a period, `to` being the day after the last of them. */
export const windowOf = (period: AccountingPeriod, today: PlainDate): { from: PlainDate; to: PlainDate } => {
  if (period === 'month') return { from: `${today.slice(0, 7)}-01`, to: nextMonth(today) }
  if (period === 'ahead') return { from: today, to: addDays(today, daysAhead) }
  const { from, to } = datesOf(quarterOf(today))
  return { from, to: addDays(to, 1) }
}

/** The same date a year earlier; of 29 February the day before it. */
export const yearBefore = (date: PlainDate): PlainDate => {
  const day = date.endsWith('02-29') ? '02-28' : date.slice(5)
  return `${Number(date.slice(0, 4)) - 1}-${day}`
}

/** An average in minor units, rounded half up; null of nothing. */
export const perNight = (rent: number, nights: number): number | null =>
  nights === 0 ? null : Math.floor(rent / nights + 0.5)
