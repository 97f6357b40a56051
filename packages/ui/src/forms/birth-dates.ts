import { addMonthsToDate, dateFrom, lengthOf } from '../calendars/calendar-days.ts'

/** The three choices of a birth date; empty while one is still to be made. */
export type BirthParts = { year: string; month: string; day: string }

const yearsListed = 100

/** A hundred years, the youngest allowed first. */
export const birthYears = (today: string, minAge: number): number[] =>
  Array.from({ length: yearsListed }, (_, index) => Number(today.slice(0, 4)) - minAge - index)

/** How many days the month has that is chosen so far; a February without its year has all it may have. */
export const daysIn = ({ year, month }: Pick<BirthParts, 'year' | 'month'>): number => {
  const leapYear = '2000'
  return month === '' ? 31 : lengthOf(`${(year || leapYear).padStart(4, '0')}-${month.padStart(2, '0')}`)
}

/** A day beyond the month's end becomes its last. */
export const clampedDay = (parts: BirthParts): BirthParts =>
  parts.day === '' ? parts : { ...parts, day: String(Math.min(Number(parts.day), daysIn(parts))) }

export const dateOfParts = ({ year, month, day }: BirthParts): string | null =>
  year && month && day ? (dateFrom(Number(year), Number(month), Number(day)) ?? null) : null

export const partsOfDate = (date: string): BirthParts => {
  const [year = '', month = '', day = ''] = date.split('-')
  const bare = (text: string): string => (text === '' ? '' : String(Number(text)))
  return { year: bare(year), month: bare(month), day: bare(day) }
}

/** Whether someone born on a date has reached an age today; who was born on 29 February does so on the last of the month. */
export const isOldEnough = (born: string, today: string, minAge: number): boolean =>
  addMonthsToDate(born, minAge * 12) <= today
