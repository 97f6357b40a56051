import { addDays, type PlainDate, weekdayOf } from '@porchlight/contract'

/** Where the Federal Reserve's day starts and ends. */
export const bankZone = 'America/New_York'

const dateOf = (year: number, month: number, day: number): PlainDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The nth weekday in a month (0 is Sunday); with -1 the last, of any month but December. */
const nth = (year: number, month: number, weekday: number, count: number): PlainDate => {
  if (count === -1) {
    const last = addDays(dateOf(year, month + 1, 1), -1)
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const first = dateOf(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7)
}

/** One on a Sunday is observed on Monday; on a Saturday, banks are closed anyway and Friday stays open. */
const retained = (date: PlainDate): PlainDate => (weekdayOf(date) === 0 ? addDays(date, 1) : date)

/** Days the Federal Reserve's banks are closed, by its standard holiday schedule. */
export const bankHolidays = (year: number): PlainDate[] => [
  retained(dateOf(year, 1, 1)),
  nth(year, 1, 1, 3),
  nth(year, 2, 1, 3),
  nth(year, 5, 1, -1),
  retained(dateOf(year, 6, 19)),
  retained(dateOf(year, 7, 4)),
  nth(year, 9, 1, 1),
  nth(year, 10, 1, 2),
  retained(dateOf(year, 11, 11)),
  nth(year, 11, 4, 4),
  retained(dateOf(year, 12, 25)),
]

export const isBankingDay = (date: PlainDate): boolean => {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !bankHolidays(Number(date.slice(0, 4))).includes(date)
}

/** The first banking day after a date; the date itself doesn't count. */
export const nextBankingDay = (date: PlainDate): PlainDate => {
  let day = addDays(date, 1)
  while (!isBankingDay(day)) day = addDays(day, 1)
  return day
}
