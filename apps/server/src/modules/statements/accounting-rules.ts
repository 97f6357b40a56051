import { type AccountingPeriod, addDays, type PlainDate } from '@porchlight/contract'
import { datesOf, quarterOf } from './rules.ts'

const daysAhead = 90

/** The first day of the next month. */
const nextMonth = (date: PlainDate): PlainDate => `${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`

/** The nights of a period; `to` is the day after the last one. */
export const windowOf = (period: AccountingPeriod, today: PlainDate): { from: PlainDate; to: PlainDate } => {
  if (period === 'month') return { from: `${today.slice(0, 7)}-01`, to: nextMonth(today) }
  if (period === 'ahead') return { from: today, to: addDays(today, daysAhead) }
  const { from, to } = datesOf(quarterOf(today))
  return { from, to: addDays(to, 1) }
}

/** The same date a year earlier; for February 29, the day before it. */
export const yearBefore = (date: PlainDate): PlainDate => {
  const day = date.endsWith('02-29') ? '02-28' : date.slice(5)
  return `${Number(date.slice(0, 4)) - 1}-${day}`
}

/** An average in minor units, rounded half up; null for no nights. */
export const perNight = (rent: number, nights: number): number | null =>
  nights === 0 ? null : Math.floor(rent / nights + 0.5)

/** The twelve months from a given day; `to` is the day after the last night. */
export const yearAhead = (today: PlainDate): { from: PlainDate; to: PlainDate } => ({
  from: today,
  to: `${Number(today.slice(0, 4)) + 1}-${today.endsWith('02-29') ? '02-28' : today.slice(5)}`,
})

/**
 * The total of a window if as much is still booked for it as was a year earlier between the same day and its end. Null
 * without a year to compare with.
 */
export const forecastOf = (booked: number, yearAgo: { bySameDay: number; inTheEnd: number }): number | null =>
  yearAgo.inTheEnd === 0 ? null : booked + Math.max(0, yearAgo.inTheEnd - yearAgo.bySameDay)

type Sold<Channel extends string> = { channel: Channel; nights: number; rent: number }

/** Stays, nights, and rent by sales channel, most rent first. */
export const byChannel = <Channel extends string>(sold: readonly Sold<Channel>[]) =>
  [...Map.groupBy(sold, ({ channel }) => channel)]
    .map(([channel, own]) => ({
      channel,
      stays: own.length,
      nights: own.reduce((sum, { nights }) => sum + nights, 0),
      rent: own.reduce((sum, { rent }) => sum + rent, 0),
    }))
    .sort((a, b) => b.rent - a.rent || a.channel.localeCompare(b.channel))
