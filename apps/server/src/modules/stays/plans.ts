import type { GuestAge, NamedGuest } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { agreedHours, type Booking, lockBooking } from '#modules/bookings'
import { problems } from './messages.ts'
import { canPlan, placesLeft } from './rules.ts'
import { db } from './tables.ts'

export type Plan = { arrivalTime: string | null; note: string; guests: NamedGuest[] }
export type Friend = NamedGuest & { id: number; joinedAt: Date }
/** What the guest entered, and who joined their list. */
export type WholePlan = Plan & { savedAt: Date | null; friends: Friend[] }

/** Those who joined these stays' lists, in order of joining. */
export const friendsOf = async (
  ctx: ReadCtx,
  bookingIds: readonly number[],
): Promise<(Friend & { bookingId: number })[]> =>
  bookingIds.length === 0
    ? []
    : db(ctx)
        .selectFrom('stays.friend')
        .select(['id', 'booking_id as bookingId', 'first_name as firstName', 'last_name as lastName', 'age'])
        .select('joined_at as joinedAt')
        .where('booking_id', 'in', [...bookingIds])
        .orderBy('id')
        .execute()

export const planOf = async (ctx: ReadCtx, bookingId: number): Promise<WholePlan> => {
  const friends = (await friendsOf(ctx, [bookingId])).map(({ bookingId: _, ...friend }) => friend)
  const row = await db(ctx).selectFrom('stays.plan').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()
  if (!row) return { arrivalTime: null, note: '', guests: [], friends, savedAt: null }
  return { arrivalTime: row.arrival_time, note: row.note, guests: row.guests, friends, savedAt: row.saved_at }
}

/** Everyone with a place in the home; the person who booked has one until they edit the guest list. */
export const namedFor = ({ guests, friends, savedAt }: WholePlan): { age: GuestAge }[] => [
  ...(savedAt === null ? [{ age: 'adult' as const }] : guests),
  ...friends,
]

/**
 * Saves the guest's guest list and arrival times, replacing earlier entries; friends on their list stay on it.
 * @throws Problem 409 not_allowed_now, 422 too_many_guests, before_check_in
 */
export const savePlan = async (ctx: WriteCtx, { id }: Booking, plan: Plan): Promise<void> => {
  const booking = await lockBooking(ctx, id)
  if (!canPlan(booking, ctx.now)) throw new Problem(409, 'not_allowed_now', problems.notNow)
  const left = placesLeft([...plan.guests, ...(await friendsOf(ctx, [id]))], booking.party)
  if (Object.values(left).some((places) => places < 0))
    throw new Problem(422, 'too_many_guests', problems.tooMany, undefined, { required: ['guests'] })
  const { checkInTime } = agreedHours(booking)
  if (plan.arrivalTime !== null && plan.arrivalTime < checkInTime)
    throw new Problem(422, 'before_check_in', problems.early(checkInTime), undefined, { required: ['arrivalTime'] })
  const values = {
    arrival_time: plan.arrivalTime,
    note: plan.note,
    guests: JSON.stringify(plan.guests),
    saved_at: ctx.now,
  }
  await db(ctx)
    .insertInto('stays.plan')
    .values({ booking_id: booking.id, ...values })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(values))
    .execute()
}

/** The people someone listed for their stays, for their own export. */
export const plansOf = async (ctx: ReadCtx, bookingIds: readonly number[]) =>
  bookingIds.length === 0
    ? []
    : db(ctx)
        .selectFrom('stays.plan')
        .select(['booking_id', 'arrival_time', 'note', 'guests'])
        .where('booking_id', 'in', [...bookingIds])
        .execute()
