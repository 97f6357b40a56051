import { notFound } from '#kernel/problem'
import { newSecret, sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Booking } from './booking.ts'
import { bookingById } from './queries.ts'
import { db } from './tables.ts'

/** A new secret for reading a booking's agreement; shown once. Earlier ones stay valid. */
export const makeAgreementLink = async (ctx: WriteCtx, bookingId: number, accountId: number): Promise<string> => {
  const secret = newSecret(24)
  await db(ctx)
    .insertInto('bookings.agreement_link')
    .values({ booking_id: bookingId, secret_hash: sha256(secret), made_by: accountId, made_at: ctx.now })
    .execute()
  return secret
}

/** The booking behind a link. @throws Problem 404 for a secret that isn't this booking's */
export const bookingByLink = async (ctx: ReadCtx, bookingId: number, secret: string): Promise<Booking> => {
  const link = await db(ctx)
    .selectFrom('bookings.agreement_link')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('secret_hash', '=', sha256(secret))
    .executeTakeFirst()
  if (!link) throw notFound('This agreement')
  return bookingById(ctx, bookingId)
}
