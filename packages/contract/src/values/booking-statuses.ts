export const bookingStatuses = [
  'inquiry',
  'offered',
  'requested',
  'awaiting_agreement',
  'awaiting_payment',
  'confirmed',
  'checked_in',
  'completed',
  'declined',
  'expired',
  'withdrawn',
  'canceled',
  'no_show',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

type Statuses = readonly BookingStatus[]

/** Accepted or booked instantly; the guest still has to sign or pay. */
export const checkoutStatuses: Statuses = ['awaiting_agreement', 'awaiting_payment']
/** On the way to a confirmed booking; the nights are held for it. */
export const unpaidStatuses: Statuses = ['requested', ...checkoutStatuses]
/** Confirmed, and not over. */
export const liveStatuses: Statuses = ['confirmed', 'checked_in']
/** The guest has arrived. */
export const stayedStatuses: Statuses = ['checked_in', 'completed']
/** Confirmed, and neither canceled nor a no-show: nights are sold and money is earned. */
export const soldStatuses: Statuses = ['confirmed', ...stayedStatuses]
/** The guest can pay something. */
export const payableStatuses: Statuses = ['awaiting_payment', ...soldStatuses]
/** Upcoming, or awaiting a decision. */
export const openStatuses: Statuses = [...unpaidStatuses, ...liveStatuses]
/** Ended before anything was confirmed. */
export const lapsedStatuses: Statuses = ['declined', 'expired', 'withdrawn']
/**
 * Confirmed, but ended early: the amount retained under the terms was split, and the remaining nights are available.
 */
export const cutShortStatuses: Statuses = ['canceled', 'no_show']
/** Won't result in a stay. */
export const endedStatuses: Statuses = [...lapsedStatuses, ...cutShortStatuses]
