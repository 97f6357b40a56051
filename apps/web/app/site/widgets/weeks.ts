import { addDays, type PlainDate } from '@porchlight/contract'

/** Days since the week's first day; weekday 0 is Sunday. */
const daysInto = (date: PlainDate, firstWeekday: number): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7

/** The days of a month as rows of a week each, with nothing before the first. */
export const weeksOf = <Day extends { date: PlainDate }>(
  days: readonly Day[],
  firstWeekday: number,
): (Day | null)[][] => {
  const [first] = days
  if (!first) return []
  const cells = [...Array.from({ length: daysInto(first.date, firstWeekday) }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

const aSunday: PlainDate = '2027-01-31'

/** A date of each weekday, in the order of a week. */
export const weekOrder = (firstWeekday: number): PlainDate[] =>
  Array.from({ length: 7 }, (_, day) => addDays(aSunday, firstWeekday + day))
