/** A calendar date `YYYY-MM-DD` in a home's own time zone (R1, R71). */
export type PlainDate = string
/** The half-open range of nights `[arrive, depart)` (R1). */
export type Stay = { arrive: PlainDate; depart: PlainDate }

const shape = /^(\d{4})-(\d{2})-(\d{2})$/
const dayMs = 86_400_000

/** Dates already written out, up to the year 2134: a price needs each of its nights many times. */
const written = new Map<number, PlainDate>()
const lastWritten = 60_000

const writeOut = (day: number): PlainDate => new Date(day * dayMs).toISOString().slice(0, 10)

export const dateOfDayNumber = (day: number): PlainDate => {
  const known = written.get(day)
  if (known !== undefined) return known
  const date = writeOut(day)
  if (Number.isInteger(day) && day >= 0 && day <= lastWritten) written.set(day, date)
  return date
}

/** Days since 1970-01-01 by calendar arithmetic; NaN if the text isn't a valid date. */
export const dayNumber = (date: PlainDate): number => {
  const parts = shape.exec(date)
  if (!parts) return Number.NaN
  const day = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / dayMs
  return dateOfDayNumber(day) === date ? day : Number.NaN
}

export const isPlainDate = (text: string): boolean => !Number.isNaN(dayNumber(text))

export const addDays = (date: PlainDate, days: number): PlainDate => dateOfDayNumber(dayNumber(date) + days)

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from)

/** Nights of a stay (R1). */
export const nightsOf = (stay: Stay): number => daysBetween(stay.arrive, stay.depart)

/** The dates of the nights stayed, starting with the arrival; excludes the departure day. */
export const nightsIn = (stay: Stay): PlainDate[] =>
  Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, index) => addDays(stay.arrive, index))

/** True if two stays share a night; a departure on the other's arrival day doesn't count (R2). */
export const overlap = (a: Stay, b: Stay): boolean => a.arrive < b.depart && b.arrive < a.depart

/** 0 = Sunday … 6 = Saturday. */
export const weekdayOf = (date: PlainDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7
