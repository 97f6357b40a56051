import { href } from 'react-router'

export const bookingTabs = ['overview', 'money', 'messages', 'stay', 'home', 'history'] as const
export type BookingTab = (typeof bookingTabs)[number]

/** What a booking's page can open with: the form of one of its actions. */
export const bookingActs = ['change', 'charge', 'record', 'refund', 'cancel'] as const
export type BookingAct = (typeof bookingActs)[number]

/** The tab in an address; the overview for anything else. */
export const tabIn = (search: URLSearchParams): BookingTab =>
  bookingTabs.find((tab) => tab === search.get('tab')) ?? 'overview'

export const actIn = (search: URLSearchParams): BookingAct | undefined =>
  bookingActs.find((act) => act === search.get('act'))

/** The home in an address to move the stay to. */
export const homeIn = (search: URLSearchParams): number | undefined => {
  const home = search.get('home') ?? ''
  return /^[1-9]\d{0,8}$/.test(home) ? Number(home) : undefined
}

/** A booking's money tab with the form that records a payment. */
export const recordHref = (bookingId: number): string =>
  `${href('/staff/bookings/:bookingId', { bookingId: String(bookingId) })}?${new URLSearchParams({ tab: 'money', act: 'record' })}`

export const tabHref = (bookingId: number, tab: BookingTab): string => {
  const path = href('/staff/bookings/:bookingId', { bookingId: String(bookingId) })
  return tab === 'overview' ? path : `${path}?${new URLSearchParams({ tab })}`
}
