import type { NamedGuest } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { problems } from './messages.ts'
import { mayPlan, tooMany } from './rules.ts'
import { db } from './tables.ts'

export type Plan = { arrivalTime: string | null; note: string; guests: NamedGuest[] }

export const planOf = async (ctx: ReadCtx, bookingId: number): Promise<Plan & { savedAt: Date | null }> => {
  const row = await db(ctx).selectFrom('stays.plan').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()
  if (!row) return { arrivalTime: null, note: '', guests: [], savedAt: null }
  return { arrivalTime: row.arrival_time, note: row.note, guests: row.guests, savedAt: row.saved_at }
}

/** @throws Problem 409 not_allowed_now, 422 too_many_guests, before_check_in */
export const savePlan = async (ctx: WriteCtx, booking: Booking, plan: Plan): Promise<void> => {
  if (!mayPlan(booking, ctx.now)) throw new Problem(409, 'not_allowed_now', problems.notNow)
  if (tooMany(plan.guests, booking.party))
    throw new Problem(422, 'too_many_guests', problems.tooMany, undefined, { required: ['guests'] })
  const { checkInTime } = await homeById(ctx, booking.homeId)
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

/** Whom a person named for his stays, for himself. */
export const plansOf = async (ctx: ReadCtx, bookingIds: readonly number[]) =>
  bookingIds.length === 0
    ? []
    : db(ctx)
        .selectFrom('stays.plan')
        .select(['booking_id', 'arrival_time', 'note', 'guests'])
        .where('booking_id', 'in', [...bookingIds])
        .execute()
