import {
  type BookingOrder,
  type BookingStatus,
  bookingOrders,
  bookingStatuses,
  isPlainDate,
  type PlainDate,
  type StaySource,
  staySources,
} from '@porchlight/contract'
import { href } from 'react-router'

export const lists = ['all', 'requested', 'upcoming', 'previous'] as const
export type List = (typeof lists)[number]

/** The columns to choose from, in order, in addition to the guest's. */
export const bookingColumns = ['home', 'stay', 'state', 'source', 'booked', 'paid', 'balance', 'tags'] as const
export type BookingColumn = (typeof bookingColumns)[number]
const usualColumns: readonly BookingColumn[] = ['home', 'stay', 'state', 'paid']

/** What the list of bookings shows, as in its address: a view that can be saved and shared. */
export type BookingFilters = {
  list: List
  q: string
  status: BookingStatus | null
  arriveFrom: PlainDate | null
  arriveTo: PlainDate | null
  town: string | null
  unpaid: boolean
  source: StaySource | null
  tag: string
  order: BookingOrder
  columns: readonly BookingColumn[]
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | null =>
  all.find((one) => one === text) ?? null
const dateIn = (text: string | null): PlainDate | null => (text && isPlainDate(text) ? text : null)

/** Listed once each, or together with dots in between, as in a saved view. */
const columnsIn = (texts: readonly string[]): readonly BookingColumn[] => {
  const named = texts.flatMap((text) => text.split('.'))
  return named.length === 0 ? usualColumns : bookingColumns.filter((column) => named.includes(column))
}

/** Filters in an address; invalid ones are left out. */
export const filtersFrom = (search: URLSearchParams): BookingFilters => ({
  list: oneOf(lists, search.get('when')) ?? 'all',
  q: (search.get('q') ?? '').trim().slice(0, 80),
  status: oneOf(bookingStatuses, search.get('status')),
  arriveFrom: dateIn(search.get('arriveFrom')),
  arriveTo: dateIn(search.get('arriveTo')),
  town: (search.get('town') ?? '').trim().slice(0, 80) || null,
  unpaid: search.get('unpaid') === 'true',
  source: oneOf(staySources, search.get('source')),
  tag: (search.get('tag') ?? '').trim().slice(0, 30),
  order: oneOf(bookingOrders, search.get('order')) ?? 'stay',
  columns: columnsIn(search.getAll('columns')),
})

/** The query of the call. */
export const queryOf = ({
  list,
  status,
  arriveFrom,
  arriveTo,
  town,
  unpaid,
  source,
  tag,
  columns: _,
  ...rest
}: BookingFilters) => ({
  ...rest,
  when: list,
  ...(status && { status }),
  ...(arriveFrom && { arriveFrom }),
  ...(arriveTo && { arriveTo }),
  ...(town && { town }),
  ...(unpaid && { unpaid: 'true' as const }),
  ...(source && { source }),
  ...(tag && { tag }),
})

/** A view's filters as in its address, without defaults. */
export const searchOf = (filters: BookingFilters): string => {
  const { when, order, q, ...query } = queryOf(filters)
  const [columns, usual] = [filters.columns.join('.'), usualColumns.join('.')]
  return new URLSearchParams({
    ...(when !== 'all' && { when }),
    ...(q && { q }),
    ...query,
    ...(order !== 'stay' && { order }),
    ...(columns !== usual && { columns }),
  }).toString()
}

export const addressOf = (filters: BookingFilters, page = 1): string => {
  const search = [searchOf(filters), page > 1 ? `page=${page}` : ''].filter(Boolean).join('&')
  return `${href('/staff/bookings')}${search && `?${search}`}`
}

/** Whether anything besides the tab filters the list. */
export const isNarrowed = ({ q, status, arriveFrom, arriveTo, town, unpaid, source, tag }: BookingFilters): boolean =>
  Boolean(q || status || arriveFrom || arriveTo || town || unpaid || source || tag)
