import type { Booking } from '@porchlight/contract'

/** The guest's name; the booking's number if the account no longer exists. */
export const guestNameOf = ({ guest, number }: Booking): string =>
  guest ? `${guest.firstName} ${guest.lastName}` : number
