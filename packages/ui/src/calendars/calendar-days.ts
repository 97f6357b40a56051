/** Days are `YYYY-MM-DD`, months `YYYY-MM`; no clock or time zone is involved. */

const dayMs = 86_400_000
const two = (number: number): string => String(number).padStart(2, '0')

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => dateOf(timeOf(date) + days * dayMs)
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs)
/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(timeOf(date)).getUTCDay()
export const monthOf = (date: string): string => date.slice(0, 7)

export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${two((count % 12) + 1)}`
}

export const lengthOf = (month: string): number => daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`)

/** The same day some months later; the last of the month if that day doesn't exist. */
export const addMonthsToDate = (date: string, months: number): string => {
  const month = addMonths(monthOf(date), months)
  return `${month}-${two(Math.min(Number(date.slice(8)), lengthOf(month)))}`
}

/** The date of three numbers, or undefined if the calendar has no such day. */
export const dateFrom = (year: number, month: number, day: number): string | undefined => {
  if (month < 1 || month > 12 || day < 1 || year < 1 || year > 9999) return undefined
  const inMonth = `${String(year).padStart(4, '0')}-${two(month)}`
  return day <= lengthOf(inMonth) ? `${inMonth}-${two(day)}` : undefined
}

/** The weeks of a month, seven entries each, with null for days of other months. */
export const weeksOf = (month: string, firstWeekday: number): (string | null)[][] => {
  const first = `${month}-01`
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7
  const days = [
    ...Array<null>(lead).fill(null),
    ...Array.from({ length: lengthOf(month) }, (_, index) => addDays(first, index)),
  ]
  const weeks: (string | null)[][] = []
  for (let start = 0; start < days.length; start += 7) {
    weeks.push(Array.from({ length: 7 }, (_, index) => days[start + index] ?? null))
  }
  return weeks
}

/** Every date from `from` up to, but not including, `to`. */
export const datesFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index))
