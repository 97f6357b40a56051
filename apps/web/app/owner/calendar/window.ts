import { addDays, daysBetween, isPlainDate, type PlainDate, weekdayOf } from '@porchlight/contract'

export const spans = [1, 3, 5] as const
export type Span = (typeof spans)[number]

export const looks = ['weeks', 'month', 'year'] as const
/** How the calendar is looked at: some weeks of nights, one month, or a year at a glance. */
export type Look = (typeof looks)[number]

/** What of the calendar is in view; all of it lives in the address. */
export type View = {
  look: Look
  from: PlainDate
  weeks: Span
  town: string | null
  page: number
  homeId: number | null
}

/** Homes on a page of a calendar that does not scroll by itself; more have pages of their own. */
export const homesPerPage = (look: Look): number => (look === 'weeks' ? 30 : 60)

const mondayOf = (date: PlainDate): PlainDate => addDays(date, -((weekdayOf(date) + 6) % 7))

export const monthStart = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`
export const yearStart = (date: PlainDate): PlainDate => `${date.slice(0, 4)}-01-01`

/** The first day of the month so many months on. */
export const addMonthsTo = (date: PlainDate, months: number): PlainDate => {
  const at = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

/** The twelve months of a day's year, by their first days. */
export const monthsOf = (date: PlainDate): PlainDate[] =>
  Array.from({ length: 12 }, (_, month) => addMonthsTo(yearStart(date), month))

/** First and last sensible day of a calendar, so that no address asks for the year 9000. */
export const nearDates = (today: PlainDate): { min: PlainDate; max: PlainDate } => ({
  min: addDays(today, -730),
  max: addDays(today, 730),
})

/** As much of a date as tells a week, a month and a year of it apart. */
const told = { weeks: 10, month: 7, year: 4 } as const

/** Whether a calendar goes as far as this day’s week, month or year. */
export const isShown = (look: Look, date: PlainDate, today: PlainDate): boolean => {
  const part = (day: PlainDate) => day.slice(0, told[look])
  const { min, max } = nearDates(today)
  return isPlainDate(date) && part(min) <= part(date) && part(date) <= part(max)
}

const spanOf = (text: string | null): Span => spans.find((weeks) => String(weeks) === text) ?? 3
const lookOf = (text: string | null): Look => looks.find((look) => look === text) ?? 'weeks'

type Place = { propertyId?: string | undefined; date?: string | undefined }

/**
 * The view an address asks for. A date in the path shows its week; without one the calendar begins on this week's
 * Monday. A month begins on its first day, and so does a year.
 */
export const viewOf = ({ propertyId, date }: Place, search: URLSearchParams, today: PlainDate): View => {
  const asked = search.get('from') ?? ''
  const near = date !== undefined && isShown('weeks', date, today) ? mondayOf(date) : mondayOf(today)
  const look = lookOf(search.get('view'))
  const shown = search.has('view') && !search.has('from') ? today : near
  const from = isShown(look, asked, today) ? asked : shown
  return {
    look,
    from: look === 'weeks' ? from : look === 'month' ? monthStart(from) : yearStart(from),
    weeks: spanOf(search.get('weeks')),
    town: search.get('town'),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    homeId: propertyId === undefined ? null : Number(propertyId),
  }
}

/** The query of a view, without what is usual. */
export const searchOf = (view: Omit<View, 'homeId'>): string => {
  const search = new URLSearchParams(view.look === 'weeks' ? {} : { view: view.look })
  search.set('from', view.from)
  if (view.weeks !== 3) search.set('weeks', String(view.weeks))
  if (view.town !== null) search.set('town', view.town)
  if (view.page > 1) search.set('page', String(view.page))
  return search.toString()
}

/** The same view some weeks, months or years on. */
export const movedBy = (view: View, steps: 1 | -1): View => {
  const months = view.look === 'month' ? steps : steps * 12
  return { ...view, from: view.look === 'weeks' ? addDays(view.from, steps * 7) : addMonthsTo(view.from, months) }
}

/** The days of a view: `[from, to)`. */
export const daysOf = ({
  look,
  from,
  weeks,
}: Pick<View, 'look' | 'from' | 'weeks'>): { from: PlainDate; to: PlainDate } => {
  if (look === 'month') return { from, to: addMonthsTo(from, 1) }
  if (look === 'year') return { from, to: addMonthsTo(from, 12) }
  return { from, to: addDays(from, weeks * 7) }
}

const weeksBack = 5
const weeksAhead = 110

/**
 * The days that the calendar scrolls through, in whole weeks: from a month back over two years, and further back when an
 * earlier day is looked at.
 */
export const scrollDays = (today: PlainDate, lookAt: PlainDate): { from: PlainDate; days: number } => {
  const usual = addDays(mondayOf(today), -7 * weeksBack)
  const from = lookAt < usual ? mondayOf(lookAt) : usual
  return { from, days: daysBetween(from, addDays(mondayOf(today), 7 * weeksAhead)) }
}
