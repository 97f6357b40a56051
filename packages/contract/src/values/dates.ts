/** A calendar day `YYYY-MM-DD` in a home's own time zone (R1, R71). */
export type PlainDate = string
/** The half-open range of nights `[arrive, depart)` (R1). */
export type Stay = { arrive: PlainDate; depart: PlainDate }

const zero = 48
/** The number written in these digits; NaN when one is none. */
const digits = (text: string, from: number, to: number): number => {
  let value = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - zero
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

const firstDays = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
/** Days of a year before a month, 1 = January; 13 gives the whole year. */
const daysBefore = (month: number, year: number): number =>
  (firstDays[month - 1] as number) + (month > 2 && isLeap(year) ? 1 : 0)
/** Days from 1 January of the year 0 to 1 January of this one. */
const daysBeforeYear = (year: number): number => {
  const past = year - 1
  return 365 * year + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) + 1
}
const epoch = daysBeforeYear(1970)
/** Years are written in four digits; those before 100 are typing errors. */
const [firstYear, lastYear] = [100, 9999]

/** Days since 1970-01-01 by calendar arithmetic; NaN when the text is no real day. Prices of a year ask it millions of times. */
export const dayNumber = (date: PlainDate): number => {
  if (date.length !== 10 || date[4] !== '-' || date[7] !== '-') return Number.NaN
  const [year, month, day] = [digits(date, 0, 4), digits(date, 5, 7), digits(date, 8, 10)]
  if (!(year >= firstYear && month >= 1 && month <= 12 && day >= 1)) return Number.NaN
  const before = daysBefore(month, year)
  return day > daysBefore(month + 1, year) - before ? Number.NaN : daysBeforeYear(year) - epoch + before + day - 1
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

/** @throws RangeError for a day that cannot be written, NaN among them */
export const dateOfDayNumber = (day: number): PlainDate => {
  const sinceYear0 = Math.floor(day) + epoch
  let year = Math.floor(sinceYear0 / 365.2425)
  if (daysBeforeYear(year) > sinceYear0) year--
  else if (daysBeforeYear(year + 1) <= sinceYear0) year++
  if (!(year >= firstYear && year <= lastYear)) throw new RangeError(`day ${day} is in no year of four digits`)
  const ofYear = sinceYear0 - daysBeforeYear(year)
  let month = Math.min(12, Math.floor(ofYear / 29) + 1)
  while (daysBefore(month, year) > ofYear) month--
  const text = `${year}-${twoDigits(month)}-${twoDigits(ofYear - daysBefore(month, year) + 1)}`
  return year < 1000 ? `0${text}` : text
}

export const isPlainDate = (text: string): boolean => !Number.isNaN(dayNumber(text))

export const addDays = (date: PlainDate, days: number): PlainDate => dateOfDayNumber(dayNumber(date) + days)

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from)

/** Nights of a stay (R1). */
export const nightsOf = (stay: Stay): number => daysBetween(stay.arrive, stay.depart)

/** The dates of the nights stayed, arrival first; departure day excluded. */
export const nightsIn = (stay: Stay): PlainDate[] => {
  const first = dayNumber(stay.arrive)
  return Array.from({ length: Math.max(0, dayNumber(stay.depart) - first) }, (_, index) => dateOfDayNumber(first + index))
}

/** True when two stays share a night; a departure on the other's arrival day does not (R2). */
export const overlap = (a: Stay, b: Stay): boolean => a.arrive < b.depart && b.arrive < a.depart

/** 0 = Sunday … 6 = Saturday. */
export const weekdayOf = (date: PlainDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7
