import { notFound, Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Booking, bookingById, lockBooking } from '#modules/bookings'
import { problems } from './messages.ts'
import { canPlan } from './rules.ts'
import { db, type Invitation } from './tables.ts'

/** The current link; undefined if there is none. */
export const invitationOf = (ctx: ReadCtx, bookingId: number): Promise<Invitation | undefined> =>
  db(ctx)
    .selectFrom('stays.invitation')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

const revoke = (ctx: WriteCtx, bookingId: number) =>
  db(ctx)
    .updateTable('stays.invitation')
    .set({ revoked_at: ctx.now })
    .where('booking_id', '=', bookingId)
    .where('revoked_at', 'is', null)
    .execute()

/** Revokes the link. Anyone joining by it at this moment has either joined or can't. */
export const revokeInvitation = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await lockBooking(ctx, bookingId)
  await revoke(ctx, bookingId)
}

type NewInvitation = { secret: string; showsAddress: boolean }

/**
 * Creates a link with this secret, replacing the previous one.
 * @throws Problem 409 not_allowed_now before the stay is confirmed and once it is over, and for a secret that was used
 * before
 */
export const makeInvitation = async (
  ctx: WriteCtx,
  bookingId: number,
  { secret, showsAddress }: NewInvitation,
): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  if (!canPlan(booking, ctx.now)) throw new Problem(409, 'not_allowed_now', problems.noInvitation)
  await revoke(ctx, bookingId)
  const made = await db(ctx)
    .insertInto('stays.invitation')
    .values({
      booking_id: bookingId,
      secret_hash: sha256(secret),
      shows_address: showsAddress,
      made_at: ctx.now,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.column('secret_hash').doNothing())
    .executeTakeFirst()
  if (!made.numInsertedOrUpdatedRows) throw new Problem(409, 'not_allowed_now', problems.usedSecret)
}

export type Invited = { invitation: Invitation; booking: Booking }

/** What a link leads to. @throws Problem 404 for a secret without a link, for a revoked one, and after the stay */
export const invitedBy = async (ctx: ReadCtx, secret: string): Promise<Invited> => {
  const invitation = await db(ctx)
    .selectFrom('stays.invitation')
    .selectAll()
    .where('secret_hash', '=', sha256(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!invitation) throw notFound('This invitation')
  const booking = await bookingById(ctx, invitation.booking_id)
  if (!canPlan(booking, ctx.now)) throw notFound('This invitation')
  return { invitation, booking }
}

/** The same, with the stay, its list, and its link locked until the transaction ends. @throws Problem 404 */
export const lockInvited = async (ctx: WriteCtx, secret: string): Promise<Invited> => {
  const { booking } = await invitedBy(ctx, secret)
  await lockBooking(ctx, booking.id)
  return invitedBy(ctx, secret)
}
