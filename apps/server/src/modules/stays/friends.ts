import type { NamedGuest } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Booking, lockBooking } from '#modules/bookings'
import { friendJoined } from './events.ts'
import { lockInvited } from './invitations.ts'
import { problems } from './messages.ts'
import { namedFor, planOf } from './plans.ts'
import { canJoin, canPlan } from './rules.ts'
import { db } from './tables.ts'

export type NewFriend = Pick<NamedGuest, 'firstName' | 'lastName'> & { age: 'adult' | 'child'; key: string }

/** Adds a friend to the list. @throws Problem 404 without a working link, 409 no_place when the party is full */
export const joinStay = async (ctx: WriteCtx, secret: string, friend: NewFriend): Promise<number> => {
  const { invitation, booking } = await lockInvited(ctx, secret)
  const named = namedFor(await planOf(ctx, booking.id))
  if (!canJoin(friend.age, named, booking.party, invitation.joins)) throw new Problem(409, 'no_place', problems.noPlace)
  await db(ctx)
    .updateTable('stays.invitation')
    .set({ joins: invitation.joins + 1 })
    .where('id', '=', invitation.id)
    .execute()
  const { id } = await db(ctx)
    .insertInto('stays.friend')
    .values({
      booking_id: booking.id,
      first_name: friend.firstName,
      last_name: friend.lastName,
      age: friend.age,
      key_hash: sha256(friend.key),
      joined_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(ctx, friendJoined({ bookingId: booking.id, friendId: id }))
  return id
}

/** Removes a friend by their device's key. @throws Problem 404 for any other key, and without a working link */
export const leaveStay = async (ctx: WriteCtx, secret: string, friendId: number, key: string): Promise<void> => {
  const { booking } = await lockInvited(ctx, secret)
  const { numDeletedRows } = await db(ctx)
    .deleteFrom('stays.friend')
    .where('id', '=', friendId)
    .where('booking_id', '=', booking.id)
    .where('key_hash', '=', sha256(key))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('This guest')
}

/**
 * Lets the guest remove someone. @throws Problem 404 for anyone not in this stay, 409 not_allowed_now once it is over
 */
export const removeFriendOf = async (ctx: WriteCtx, { id: bookingId }: Booking, friendId: number): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  if (!canPlan(booking, ctx.now)) throw new Problem(409, 'not_allowed_now', problems.notNow)
  const { numDeletedRows } = await db(ctx)
    .deleteFrom('stays.friend')
    .where('id', '=', friendId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('This guest')
}

/** The friend who joined; undefined once they are off the list. */
export const friendById = async (
  ctx: ReadCtx,
  id: number,
): Promise<Pick<NamedGuest, 'firstName' | 'lastName'> | undefined> =>
  db(ctx)
    .selectFrom('stays.friend')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', id)
    .executeTakeFirst()
