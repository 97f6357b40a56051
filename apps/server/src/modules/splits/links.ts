import { createHash, randomBytes } from 'node:crypto'
import type { Seal } from '#kernel/seal'
import type { Share } from './tables.ts'

/** Secrets have 32 random bytes: no salt is needed, and nobody guesses one from its hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Sealed for the booking it belongs to: moved elsewhere it does not open. */
const place = (bookingId: number): string => `share-of-booking:${bookingId}`

export const newSecret = (seal: Seal, bookingId: number): Pick<Share, 'secret' | 'secret_hash'> => {
  const secret = randomBytes(32).toString('base64url')
  return { secret: seal.close(secret, place(bookingId)), secret_hash: hashOf(secret) }
}

/** Where the share is paid; the path is a key. */
export const pathOf = (seal: Seal, { secret, booking_id }: Pick<Share, 'secret' | 'booking_id'>): string =>
  `/travelers/shares/${seal.open(secret, place(booking_id))}`
