import type { PlainDate } from '@porchlight/contract'
import { href } from 'react-router'
import { type BookingAct, tabHref } from '../booking/booking-tabs.ts'

export const findHref = (q: string): string => `${href('/staff/find')}${q ? `?${new URLSearchParams({ q })}` : ''}`

export const bookingHref = (id: number): string => href('/staff/bookings/:bookingId', { bookingId: String(id) })

/** Bookings of the person with this email address. */
export const bookingsLike = (email: string): string => `${href('/staff/bookings')}?${new URLSearchParams({ q: email })}`

export const homeHref = (id: number): string => href('/staff/homes/:propertyId', { propertyId: String(id) })

export const personHref = (id: number): string => href('/staff/people/:personId', { personId: String(id) })

/** The calendar with nights of a home selected, ready to block. */
export const blockHref = (homeId: number, { from, to }: { from: PlainDate; to: PlainDate }): string =>
  `${href('/staff/calendar/:propertyId?/:date?', { propertyId: String(homeId) })}?${new URLSearchParams({ from, nights: `${from}_${to}` })}`

/** A booking with the form to move it to another home open. */
export const moveHref = (id: number, homeId: number): string =>
  `${bookingHref(id)}?${new URLSearchParams({ act: 'change', home: String(homeId) })}`

/** The page a command on a booking opens: a tab, or one of its actions. */
export const bookingCommandHref = (id: number, act: BookingAct | 'claim' | 'history'): string => {
  if (act === 'history') return tabHref(id, 'history')
  return act === 'claim' ? tabHref(id, 'home') : bookingActHref(id, act)
}

/** A home's prices, with who changed them. */
export const priceHistoryHref = (id: number): string =>
  `${href('/staff/homes/:propertyId/pricing', { propertyId: String(id) })}#changes`

/** Changes to an account, and what its holder did. */
export const accountHistoryHref = (email: string): string =>
  `${href('/staff/settings/audit')}?${new URLSearchParams({ q: email })}`

/** The owner’s statement of a quarter, as the owner sees it. */
export const ownerStatementHref = (id: number, { year, quarter }: { year: number; quarter: number }): string =>
  `${personHref(id)}/statements/${year}/${quarter}`

export const ownerInvoiceHref = (invoiceNumber: string): string =>
  href('/staff/owner-invoices/:invoiceNumber', { invoiceNumber })

/** A person's profile, ready to open the pages as they see them. */
export const viewAsHref = (id: number): string => `${personHref(id)}?${new URLSearchParams({ act: 'view' })}`

/** A booking with one of its actions open. */
const bookingActHref = (id: number, act: BookingAct): string => `${bookingHref(id)}?${new URLSearchParams({ act })}`

export const conversationHref = (id: number): string =>
  href('/staff/conversations/:conversationId', { conversationId: String(id) })
