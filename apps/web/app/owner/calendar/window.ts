import { addDays, isPlainDate, type PlainDate, weekdayOf } from '@porchlight/contract'

export const spans = [1, 3, 5] as const
export type Span = (typeof spans)[number]

/** What of the calendar is in view; all of it lives in the address. */
export type View = {
  from: PlainDate
  weeks: Span
  town: string | null
  page: number
  homeId: number | null
}

/** Homes drawn at once; more have pages of their own. */
export const homesPerPage = 30

const mondayOf = (date: PlainDate): PlainDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** First and last sensible day of a calendar, so that no address asks for the year 9000. */
export const nearDates = (today: PlainDate): { min: PlainDate; max: PlainDate } => ({
  min: addDays(today, -730),
  max: addDays(today, 730),
})

const isNear = (date: string, today: PlainDate): boolean => {
  const { min, max } = nearDates(today)
  return isPlainDate(date) && min <= date && date <= max
}

const spanOf = (text: string | null): Span => spans.find((weeks) => String(weeks) === text) ?? 3

type Place = { propertyId?: string | undefined; date?: string | undefined }

/**
 * The view an address asks for. A date in the path shows its week; without one the calendar begins on this week's
 * Monday.
 */
export const viewOf = ({ propertyId, date }: Place, search: URLSearchParams, today: PlainDate): View => {
  const asked = search.get('from') ?? ''
  const near = date !== undefined && isNear(date, today) ? mondayOf(date) : mondayOf(today)
  return {
    from: isNear(asked, today) ? asked : near,
    weeks: spanOf(search.get('weeks')),
    town: search.get('town'),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    homeId: propertyId === undefined ? null : Number(propertyId),
  }
}

/** The query of a view, without what is usual. */
export const searchOf = (view: Omit<View, 'homeId'>): string => {
  const search = new URLSearchParams({ from: view.from })
  if (view.weeks !== 3) search.set('weeks', String(view.weeks))
  if (view.town !== null) search.set('town', view.town)
  if (view.page > 1) search.set('page', String(view.page))
  return search.toString()
}
