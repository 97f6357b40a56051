import { dateOfDayNumber, dayNumber, type PlainDate, weekdayOf } from '@porchlight/contract'

/** When a guest wants to stay. `month` is `YYYY-MM`. */
export type Dates =
  | { kind: 'any' }
  | { kind: 'exact' | 'around'; arrive: PlainDate; depart: PlainDate }
  | { kind: 'weekend' | 'week' | 'month'; month: string }

/** A stay as day numbers: nights `[arrive, depart)`. */
export type Window = { arrive: number; depart: number }

const friday = 5
const weekNights = 7
const monthNights = 28

/**
 * The stays that qualify, best first; null if any would. around: the same nights up to three days earlier or later.
 * weekend: two or three nights from a Friday of the month. week: seven nights within the month. month: four weeks
 * within the month.
 */
export const windowsOf = (dates: Dates): Window[] | null => {
  switch (dates.kind) {
    case 'any':
      return null
    case 'exact':
      return [stayOf(dates)]
    case 'around':
      return [0, -1, 1, -2, 2, -3, 3].map((days) => shifted(stayOf(dates), days))
    case 'weekend':
      return weekendsOf(dates.month)
    case 'week':
      return insideMonth(dates.month, weekNights)
    case 'month':
      return insideMonth(dates.month, monthNights)
  }
}

export const shifted = (window: Window, days: number): Window => ({
  arrive: window.arrive + days,
  depart: window.depart + days,
})

const stayOf = ({ arrive, depart }: { arrive: PlainDate; depart: PlainDate }): Window => ({
  arrive: dayNumber(arrive),
  depart: dayNumber(depart),
})

const monthOf = (month: string): { first: number; end: number } => {
  const first = dayNumber(`${month}-01`)
  return { first, end: dayNumber(`${dateOfDayNumber(first + 31).slice(0, 7)}-01`) }
}

const weekendsOf = (month: string): Window[] => {
  const { first, end } = monthOf(month)
  const firstFriday = first + ((friday - weekdayOf(`${month}-01`) + 7) % 7)
  const fridays = [0, 7, 14, 21, 28].map((days) => firstFriday + days).filter((day) => day < end)
  return [2, 3].flatMap((nights) => fridays.map((arrive) => ({ arrive, depart: arrive + nights })))
}

const insideMonth = (month: string, nights: number): Window[] => {
  const { first, end } = monthOf(month)
  return Array.from({ length: end - first - nights + 1 }, (_, day) => ({
    arrive: first + day,
    depart: first + day + nights,
  }))
}
