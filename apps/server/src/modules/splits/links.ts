import type { Seal } from '#kernel/seal'
import { newLink, type SealedLink } from '#kernel/sealed-link'
import type { Share } from './tables.ts'

/** Sealed for the booking it belongs to. */
const place = (bookingId: number): string => `share-of-booking:${bookingId}`

export const newSecret = (seal: Seal, bookingId: number): SealedLink => newLink(seal, place(bookingId))

/** Where the share is paid; the path is a key. */
export const pathOf = (seal: Seal, { secret, booking_id }: Pick<Share, 'secret' | 'booking_id'>): string =>
  `/travelers/shares/${seal.open(secret, place(booking_id))}`
