import { addDays, dateOfDayNumber, dayNumber, isPlainDate, type PlainDate, weekdayOf } from '@porchlight/contract'

/** A repetition as booking calendars use it. Weekdays: 0 = Sunday; empty = the weekday of the first day. */
export type Recurrence = {
  every: 'day' | 'week' | 'month' | 'year'
  interval: number
  count: number | null
  until: PlainDate | null
  weekdays: number[]
}

/** No series is followed for more days than this. */
const most = 2000
const tries = 24_000

/** The n-th happening of a series, from 0; undefined where a month has no such day. */
type Nth = (index: number) => PlainDate | undefined
/** `skip` is an index that lies before the wanted days for certain. */
type Series = { nth: Nth; skip: number }

function byDays(first: PlainDate, days: number, from: PlainDate): Series {
  const skip = Math.floor((dayNumber(from) - dayNumber(first)) / days)
  return { nth: (index) => addDays(first, index * days), skip }
}

function byWeeks(first: PlainDate, weeks: number, weekdays: readonly number[], from: PlainDate): Series {
  const sinceMonday = (weekdayOf(first) + 6) % 7
  const monday = dayNumber(first) - sinceMonday
  const offsets = [...new Set(weekdays.map((weekday) => (weekday + 6) % 7))].sort((a, b) => a - b)
  const missed = offsets.filter((offset) => offset < sinceMonday).length
  const nth: Nth = (index) => {
    const place = index + missed
    const week = Math.floor(place / offsets.length)
    return dateOfDayNumber(monday + week * weeks * 7 + (offsets[place % offsets.length] as number))
  }
  return { nth, skip: (Math.floor((dayNumber(from) - monday) / (weeks * 7)) - 1) * offsets.length }
}

/** Months and years keep the day of the month. */
function byMonths(first: PlainDate, months: number): Series {
  const [year, month, day] = first.split('-') as [string, string, string]
  const nth: Nth = (index) => {
    const place = Number(year) * 12 + Number(month) - 1 + index * months
    const date = `${String(Math.floor(place / 12)).padStart(4, '0')}-${String((place % 12) + 1).padStart(2, '0')}-${day}`
    return isPlainDate(date) ? date : undefined
  }
  return { nth, skip: 0 }
}

const seriesOf = (rule: Recurrence, first: PlainDate, from: PlainDate): Series => {
  switch (rule.every) {
    case 'day':
      return byDays(first, rule.interval, from)
    case 'week':
      return byWeeks(first, rule.interval, rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(first)], from)
    case 'month':
      return byMonths(first, rule.interval)
    case 'year':
      return byMonths(first, rule.interval * 12)
  }
}

/** The days of `[from, to]` on which a series happens that begins on `first`. */
export function occurrences(rule: Recurrence, first: PlainDate, from: PlainDate, to: PlainDate): PlainDate[] {
  const last = rule.until !== null && rule.until < to ? rule.until : to
  const { nth, skip } = seriesOf(rule, first, from)
  const days: PlainDate[] = []
  const start = Math.max(0, skip)
  let happened = start
  for (let index = start; index < start + tries && days.length < most; index++) {
    const day = nth(index)
    if (day === undefined) continue
    if (day > last || (rule.count !== null && happened >= rule.count)) break
    happened += 1
    if (day >= from) days.push(day)
  }
  return days
}
