import {
  type BookingOrder,
  type BookingStatus,
  bookingOrders,
  bookingStatuses,
  isPlainDate,
  type PlainDate,
} from '@porchlight/contract'
import { href } from 'react-router'

export const lists = ['all', 'requested', 'upcoming', 'previous'] as const
export type List = (typeof lists)[number]

/** What the list of bookings shows, as its address says it: a view that can be saved and shared. */
export type BookingFilters = {
  list: List
  q: string
  status: BookingStatus | null
  arriveFrom: PlainDate | null
  arriveTo: PlainDate | null
  town: string | null
  unpaid: boolean
  order: BookingOrder
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | null =>
  all.find((one) => one === text) ?? null
const dateIn = (text: string | null): PlainDate | null => (text && isPlainDate(text) ? text : null)

/** Filters in an address; what can't be one is left out. */
export const filtersFrom = (search: URLSearchParams): BookingFilters => ({
  list: oneOf(lists, search.get('when')) ?? 'all',
  q: (search.get('q') ?? '').trim().slice(0, 80),
  status: oneOf(bookingStatuses, search.get('status')),
  arriveFrom: dateIn(search.get('arriveFrom')),
  arriveTo: dateIn(search.get('arriveTo')),
  town: (search.get('town') ?? '').trim().slice(0, 80) || null,
  unpaid: search.get('unpaid') === 'true',
  order: oneOf(bookingOrders, search.get('order')) ?? 'stay',
})

/** What the call is asked with. */
export const queryOf = ({ list, status, arriveFrom, arriveTo, town, unpaid, ...rest }: BookingFilters) => ({
  ...rest,
  when: list,
  ...(status && { status }),
  ...(arriveFrom && { arriveFrom }),
  ...(arriveTo && { arriveTo }),
  ...(town && { town }),
  ...(unpaid && { unpaid: 'true' as const }),
})

/** The filters of a view as its address carries them, without what is usual. */
export const searchOf = (filters: BookingFilters): string => {
  const { when, order, q, ...query } = queryOf(filters)
  return new URLSearchParams({
    ...(when !== 'all' && { when }),
    ...(q && { q }),
    ...query,
    ...(order !== 'stay' && { order }),
  }).toString()
}

export const addressOf = (filters: BookingFilters, page = 1): string => {
  const search = [searchOf(filters), page > 1 ? `page=${page}` : ''].filter(Boolean).join('&')
  return `${href('/staff/bookings')}${search && `?${search}`}`
}

/** Whether anything beside the tab narrows the list. */
export const isNarrowed = ({ q, status, arriveFrom, arriveTo, town, unpaid }: BookingFilters): boolean =>
  Boolean(q || status || arriveFrom || arriveTo || town || unpaid)
