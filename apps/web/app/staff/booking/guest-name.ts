import type { Booking } from '@porchlight/contract'

/** The guest’s name; the booking’s number where there is no account any more. */
export const guestNameOf = ({ guest, number }: Booking): string =>
  guest ? `${guest.firstName} ${guest.lastName}` : number
