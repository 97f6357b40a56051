import type { PlainDate } from '@porchlight/contract'
import { href } from 'react-router'
import type { BookingAct } from '../booking/booking-tabs.ts'

export const findHref = (q: string): string => `${href('/staff/find')}${q ? `?${new URLSearchParams({ q })}` : ''}`

export const bookingHref = (id: number): string => href('/staff/bookings/:bookingId', { bookingId: String(id) })

/** Bookings of the person with this email. */
export const bookingsLike = (email: string): string => `${href('/staff/bookings')}?${new URLSearchParams({ q: email })}`

export const homeHref = (id: number): string => href('/staff/homes/:propertyId', { propertyId: String(id) })

export const personHref = (id: number): string => href('/staff/people/:personId', { personId: String(id) })

/** The calendar with nights of a home selected, ready to block. */
export const blockHref = (homeId: number, { from, to }: { from: PlainDate; to: PlainDate }): string =>
  `${href('/staff/calendar/:propertyId?/:date?', { propertyId: String(homeId) })}?${new URLSearchParams({ from, nights: `${from}_${to}` })}`

/** A booking with one of its acts open. */
export const bookingActHref = (id: number, act: BookingAct): string =>
  `${bookingHref(id)}?${new URLSearchParams({ act })}`
