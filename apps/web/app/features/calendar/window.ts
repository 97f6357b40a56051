import { addDays, daysBetween, isPlainDate, type PlainDate, weekdayOf } from '@porchlight/contract'

export const spans = [1, 3, 5, 13] as const
export type Span = (typeof spans)[number]

export const viewKinds = ['weeks', 'month', 'year'] as const
/** Calendar views: weeks, month or year. */
export type ViewKind = (typeof viewKinds)[number]

/** The current calendar view; all of it is in the URL. */
export type CalendarView = {
  look: ViewKind
  from: PlainDate
  weeks: Span
  town: string | null
  page: number
  homeId: number | null
}

/** Homes per page when the calendar doesn't scroll. */
export const homesPerPage = (look: ViewKind): number => (look === 'weeks' ? 30 : 60)

const mondayOf = (date: PlainDate): PlainDate => addDays(date, -((weekdayOf(date) + 6) % 7))

export const monthStart = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`
export const yearStart = (date: PlainDate): PlainDate => `${date.slice(0, 4)}-01-01`

/** The first day of the month that many months later. */
export const addMonthsTo = (date: PlainDate, months: number): PlainDate => {
  const at = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

/** First days of the twelve months of a year. */
export const monthsOf = (date: PlainDate): PlainDate[] =>
  Array.from({ length: 12 }, (_, month) => addMonthsTo(yearStart(date), month))

/** The calendar's limits, so no URL can request the year 9000. */
export const nearDates = (today: PlainDate): { min: PlainDate; max: PlainDate } => ({
  min: addDays(today, -730),
  max: addDays(today, 730),
})

/** How much of a date identifies its week, month or year. */
const significant = { weeks: 10, month: 7, year: 4 } as const

/** Whether the calendar covers this week, month, or year. */
export const isInRange = (look: ViewKind, date: PlainDate, today: PlainDate): boolean => {
  const part = (day: PlainDate) => day.slice(0, significant[look])
  const { min, max } = nearDates(today)
  return isPlainDate(date) && part(min) <= part(date) && part(date) <= part(max)
}

const spanOf = (text: string | null): Span => spans.find((weeks) => String(weeks) === text) ?? 3
const lookOf = (text: string | null): ViewKind => viewKinds.find((look) => look === text) ?? 'weeks'

type Place = { propertyId?: string | undefined; date?: string | undefined }

/**
 * The view in a URL. A date in the path shows its week; without one, the calendar starts on this week's Monday. Months
 * and years start on their first day.
 */
export const viewFromUrl = ({ propertyId, date }: Place, search: URLSearchParams, today: PlainDate): CalendarView => {
  const requested = search.get('from') ?? ''
  const near = date !== undefined && isInRange('weeks', date, today) ? mondayOf(date) : mondayOf(today)
  const look = lookOf(search.get('view'))
  const shown = search.has('view') && !search.has('from') ? today : near
  const from = isInRange(look, requested, today) ? requested : shown
  return {
    look,
    from: look === 'weeks' ? from : look === 'month' ? monthStart(from) : yearStart(from),
    weeks: spanOf(search.get('weeks')),
    town: search.get('town'),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    homeId: propertyId === undefined ? null : Number(propertyId),
  }
}

/** Query of a view, without defaults. */
export const searchOf = (view: Omit<CalendarView, 'homeId'>): string => {
  const search = new URLSearchParams(view.look === 'weeks' ? {} : { view: view.look })
  search.set('from', view.from)
  if (view.weeks !== 3) search.set('weeks', String(view.weeks))
  if (view.town !== null) search.set('town', view.town)
  if (view.page > 1) search.set('page', String(view.page))
  return search.toString()
}

/** The same view, moved by weeks, months, or years. */
export const shiftView = (view: CalendarView, steps: 1 | -1): CalendarView => {
  const months = view.look === 'month' ? steps : steps * 12
  return { ...view, from: view.look === 'weeks' ? addDays(view.from, steps * 7) : addMonthsTo(view.from, months) }
}

/** Days of a view: `[from, to)`. */
export const viewDays = ({
  look,
  from,
  weeks,
}: Pick<CalendarView, 'look' | 'from' | 'weeks'>): { from: PlainDate; to: PlainDate } => {
  if (look === 'month') return { from, to: addMonthsTo(from, 1) }
  if (look === 'year') return { from, to: addMonthsTo(from, 12) }
  return { from, to: addDays(from, weeks * 7) }
}

const weeksBack = 5
const weeksAhead = 110

/**
 * Scroll range in whole weeks: from a month back over two years, further back when an
 * earlier day is shown.
 */
export const scrollDays = (today: PlainDate, lookAt: PlainDate): { from: PlainDate; days: number } => {
  const usual = addDays(mondayOf(today), -7 * weeksBack)
  const from = lookAt < usual ? mondayOf(lookAt) : usual
  return { from, days: daysBetween(from, addDays(mondayOf(today), 7 * weeksAhead)) }
}
