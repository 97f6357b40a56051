import { addDays, type PlainDate, type ProgramPer } from '@porchlight/contract'

/** The usual price range of a program, in whole units. */
export const usualProgramPrice = {
  visit: { least: 10, most: 2_000 },
  month: { least: 10, most: 5_000 },
  year: { least: 50, most: 50_000 },
} as const satisfies Record<ProgramPer, { least: number; most: number }>

/** The days a home is enrolled, both included; `until` null: until someone ends it. */
export type EnrollmentPeriod = { from: PlainDate; until: PlainDate | null }
export type Cadence = { months: readonly number[]; visits: number }

const two = (number: number): string => String(number).padStart(2, '0')
const monthOf = (date: PlainDate): string => date.slice(0, 7)

/** Four days after a 28th is always in the next month. */
const nextMonth = (month: string): string => monthOf(addDays(`${month}-28`, 4))

/** Lists every month the days touch, as `yyyy-mm`. */
const monthsBetween = (from: PlainDate, to: PlainDate): string[] => {
  const months: string[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month)) months.push(month)
  return months
}

export const takesPartOn = ({ from, until }: EnrollmentPeriod, day: PlainDate): boolean =>
  day >= from && (until === null || day <= until)

const shortestMonth = 28

/** Returns whether an enrollment is active on a day; one that ended before it started never is. */
export const isActive = ({ from, until }: EnrollmentPeriod, day: PlainDate): boolean =>
  until === null || (until >= day && until >= from)

/** The last day of an enrollment being ended; one that has not started by then is over before it starts. */
export const lastDay = ({ from }: Pick<EnrollmentPeriod, 'from'>, until: PlainDate): PlainDate =>
  until < from ? addDays(from, -1) : until

/** The days of a month with a visit, evenly spread: two visits fall on the 8th and the 22nd. */
const daysOfMonth = (visits: number): number[] =>
  Array.from({ length: visits }, (_, at) => Math.floor(((at + 0.5) * shortestMonth) / visits) + 1)

/** Lists an enrollment's visits between two days, both included. */
export const visitsOf = (
  { months, visits }: Cadence,
  part: EnrollmentPeriod,
  from: PlainDate,
  to: PlainDate,
): PlainDate[] =>
  monthsBetween(from, to)
    .filter((month) => months.includes(Number(month.slice(5))))
    .flatMap((month) => daysOfMonth(visits).map((day) => `${month}-${two(day)}`))
    .filter((day) => day >= from && day <= to && takesPartOn(part, day))

/** The same day in a later year; the 28th if there is no February 29. */
const yearsAfter = (date: PlainDate, years: number): PlainDate => {
  const day = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)
  return `${Number(date.slice(0, 4)) + years}${years === 0 ? date.slice(4) : day}`
}

/**
 * Lists the days the price is due through a given day: by month, the first day and the first of each month; by year,
 * the first day and its anniversaries; by visit, the days of completed visits.
 */
export const dueOn = (
  per: ProgramPer,
  part: EnrollmentPeriod,
  today: PlainDate,
  done: readonly PlainDate[],
): PlainDate[] => {
  const counts = (day: PlainDate) => day <= today && takesPartOn(part, day)
  if (per === 'visit') return done.filter((day) => day <= today)
  if (per === 'year') {
    const days: PlainDate[] = []
    for (let day = part.from; counts(day); day = yearsAfter(part.from, days.length)) days.push(day)
    return days
  }
  return [
    part.from,
    ...monthsBetween(part.from, today)
      .slice(1)
      .map((month) => `${month}-01`),
  ].filter(counts)
}
