import { addDays, isPlainDate, type PlainDate, type StaySource, staySources } from '@porchlight/contract'
import { href } from 'react-router'

/** A report's filter, as stored in its address. `to` is the day after the last night. */
export type ReportFilter = { from: PlainDate; to: PlainDate; town: string | null; currency: string | null }

const dateIn = (text: string | null): PlainDate | null => (text && isPlainDate(text) ? text : null)
const monthStart = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`
export const monthAfter = (date: PlainDate): PlainDate => monthStart(addDays(monthStart(date), 31))

/** The same nights a year earlier, by date; February 29 becomes February 28. */
export const periodBefore = ({ from, to }: Pick<ReportFilter, 'from' | 'to'>) => {
  const yearBefore = (date: PlainDate): PlainDate => {
    const day = date.endsWith('02-29') ? '-02-28' : date.slice(4)
    return `${Number(date.slice(0, 4)) - 1}${day}`
  }
  return { from: yearBefore(from), to: addDays(yearBefore(addDays(to, -1)), 1) }
}

/** The filter in an address. Defaults to this month without a period, or with one that ends before it starts. */
export const reportFilter = (search: URLSearchParams, today: PlainDate): ReportFilter => {
  const last = dateIn(search.get('last'))
  const from = dateIn(search.get('from')) ?? monthStart(today)
  const to = dateIn(search.get('to')) ?? (last ? addDays(last, 1) : monthAfter(from))
  const town = (search.get('town') ?? '').trim().slice(0, 80) || null
  const currency = /^[A-Z]{3}$/.test(search.get('currency') ?? '') ? search.get('currency') : null
  return from < to ? { from, to, town, currency } : { from, to: monthAfter(from), town, currency }
}

/** The query of the API call. */
export const queryOf = ({ from, to, town, currency }: ReportFilter) => ({
  from,
  to,
  ...(town && { town }),
  ...(currency && { currency }),
})

export const reportHref = (filter: ReportFilter): string =>
  `${href('/staff/reports')}?${new URLSearchParams(queryOf(filter))}`

export type Behind = {
  figure?: 'sold' | 'canceled'
  homeId?: string
  ownerId?: string
  source?: StaySource
  leadTime?: number
  lengthOfStay?: number
}

/** The stays behind a figure. */
export const staysHref = (filter: ReportFilter, behind: Behind = {}): string => {
  const search = new URLSearchParams(queryOf(filter))
  for (const [name, value] of Object.entries(behind)) if (value !== undefined) search.set(name, String(value))
  return `${href('/staff/reports/stays')}?${search}`
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/** The part of an address that selects which stays of the report are listed. */
export const behindOf = (search: URLSearchParams) => {
  const [homeId, ownerId] = [wholeNumber(search.get('homeId')), wholeNumber(search.get('ownerId'))]
  const [leadTime, lengthOfStay] = [wholeNumber(search.get('leadTime')), wholeNumber(search.get('lengthOfStay'))]
  const source = staySources.find((one) => one === search.get('source'))
  return {
    figure: search.get('figure') === 'canceled' ? ('canceled' as const) : ('sold' as const),
    ...(homeId && { homeId }),
    ...(ownerId && { ownerId }),
    ...(source && { source }),
    ...(leadTime !== undefined && { leadTime }),
    ...(lengthOfStay !== undefined && { lengthOfStay }),
  }
}
