import type { BookingStatus } from '@porchlight/contract'
import { type Booking, backstopMinutes } from '#modules/bookings'
import { canSplit, isStaying } from './rules.ts'

type Waiting = { status: BookingStatus; holdUntil: Date | null }

/**
 * The deadline for shares before the stay is booked; after it the guest's own card is charged. Null once it is booked.
 */
export const sharedUntil = ({ status, holdUntil }: Waiting): Date | null =>
  status === 'awaiting_payment' && holdUntil ? new Date(holdUntil.getTime() - backstopMinutes * 60_000) : null

/** Returns whether others can pay now. `begun`: the guest has paid their own share. */
export const isPayable = (booking: Waiting, begun: boolean, now: Date): boolean => {
  if (!begun) return false
  const until = sharedUntil(booking)
  return until ? now < until : isStaying(booking.status)
}

/** Returns whether the price of this booking can be split right now. */
export const isOpen = (booking: Booking, now: Date): boolean =>
  canSplit({ ...booking, timeZone: booking.quote.document.place.timeZone }, now)
