import { addDays } from './calendar-days.ts'
import type { DateRange } from './range-selection.ts'

export type DayState = 'free' | 'limited' | 'taken' | 'past'
export type DayRole = 'start' | 'end' | 'between'

/** A day's appearance and name. */
export type DayFace = {
  /** For a screen reader: its date, then its state. */
  name: string
  state: DayState
  /** The two halves of its cell: a night spans two middays. */
  before?: 'on' | 'off' | undefined
  after?: 'on' | 'off' | undefined
  /** Selected, or an end of the selection. */
  lit?: boolean
  selected: boolean
  refused: boolean
  price?: string | undefined
}

const isNightOf = ({ start, end }: DateRange, night: string): boolean =>
  start !== undefined && end !== undefined && night >= start && night < end

export const roleOf = (range: DateRange, date: string): DayRole | undefined => {
  if (date === range.start) return 'start'
  if (date === range.end) return 'end'
  return isNightOf(range, date) ? 'between' : undefined
}

/** The halves of a day: selected nights, otherwise unavailable ones. */
export const halvesOf = (range: DateRange, date: string, isOff: { before: boolean; after: boolean }) => ({
  before: isNightOf(range, addDays(date, -1)) ? ('on' as const) : isOff.before ? ('off' as const) : undefined,
  after: isNightOf(range, date) ? ('on' as const) : isOff.after ? ('off' as const) : undefined,
})
