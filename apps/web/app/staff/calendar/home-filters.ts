import {
  addDays,
  type CalendarConcern,
  calendarConcerns,
  isPlainDate,
  type PlainDate,
  type StaffCalendarHome,
  weekdayOf,
} from '@porchlight/contract'

/** The homes the staff calendar shows, as in its address. */
export type CalendarFilters = {
  /** At least this many guests fit. */
  sleeps: number | null
  owner: number | null
  /** Open on all these nights, `[from, to)`. */
  open: { from: PlainDate; to: PlainDate } | null
  /** Only homes with an overdue stay, or with a gap no one can book. */
  only: CalendarConcern | null
}

const positive = (text: string | null): number | null => {
  const number = Math.trunc(Number(text))
  return number > 0 && Number.isSafeInteger(number) ? number : null
}

/** Filters in an address; invalid ones are left out. */
export const filtersFrom = (search: URLSearchParams): CalendarFilters => {
  const [from, to] = [search.get('openFrom') ?? '', search.get('openTo') ?? '']
  return {
    sleeps: positive(search.get('sleeps')),
    owner: positive(search.get('owner')),
    open: isPlainDate(from) && isPlainDate(to) && from < to ? { from, to } : null,
    only: calendarConcerns.find((concern) => concern === search.get('only')) ?? null,
  }
}

export const searchOfFilters = ({ sleeps, owner, open, only }: CalendarFilters): Record<string, string> => ({
  ...(sleeps !== null && { sleeps: String(sleeps) }),
  ...(owner !== null && { owner: String(owner) }),
  ...(open && { openFrom: open.from, openTo: open.to }),
  ...(only && { only }),
})

export const fits = (home: Pick<StaffCalendarHome, 'sleeps' | 'owners'>, { sleeps, owner }: CalendarFilters): boolean =>
  home.sleeps >= (sleeps ?? 0) && (owner === null || home.owners.some(({ id }) => id === owner))

/** The remaining nights of this weekend, Friday and Saturday; on a Sunday, the next weekend's. */
export const weekendAt = (day: PlainDate): { from: PlainDate; to: PlainDate } => {
  const toSunday = (7 - weekdayOf(day)) % 7 || 7
  const sunday = addDays(day, toSunday)
  const friday = addDays(sunday, -2)
  return { from: day > friday ? day : friday, to: sunday }
}
