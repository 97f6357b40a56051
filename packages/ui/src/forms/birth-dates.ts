import { addMonthsToDate, dateFrom, lengthOf } from '../calendars/calendar-days.ts'

/** The three parts of a birth date; empty until selected. */
export type BirthParts = { year: string; month: string; day: string }

const yearsListed = 100

/** A hundred years, starting with the youngest allowed. */
export const birthYears = (today: string, minAge: number): number[] =>
  Array.from({ length: yearsListed }, (_, index) => Number(today.slice(0, 4)) - minAge - index)

/** The number of days in the selected month; a February without a year has the maximum. */
export const daysIn = ({ year, month }: Pick<BirthParts, 'year' | 'month'>): number => {
  const leapYear = '2000'
  return month === '' ? 31 : lengthOf(`${(year || leapYear).padStart(4, '0')}-${month.padStart(2, '0')}`)
}

/** A day beyond the month's end becomes its last day. */
export const clampedDay = (parts: BirthParts): BirthParts =>
  parts.day === '' ? parts : { ...parts, day: String(Math.min(Number(parts.day), daysIn(parts))) }

export const dateOfParts = ({ year, month, day }: BirthParts): string | null =>
  year && month && day ? (dateFrom(Number(year), Number(month), Number(day)) ?? null) : null

export const partsOfDate = (date: string): BirthParts => {
  const [year = '', month = '', day = ''] = date.split('-')
  const bare = (text: string): string => (text === '' ? '' : String(Number(text)))
  return { year: bare(year), month: bare(month), day: bare(day) }
}

/**
 * Whether someone born on a date has reached an age today. For someone born on February 29, that is the last of the
 * month.
 */
export const isOldEnough = (born: string, today: string, minAge: number): boolean =>
  addMonthsToDate(born, minAge * 12) <= today
