import { type BookingStatus, lapsedStatuses } from '@porchlight/contract'
import type { Param } from '@porchlight/wording'
import type { Updateable } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { releasePromo } from '#modules/pricing'
import { type Booking, type By, bookingOf, type TimelineEntry } from './booking.ts'
import { moveEvents } from './events.ts'
import { deadlineOf, type MoveName, moveOf } from './lifecycle.ts'
import { problems } from './messages.ts'
import { type BookingsTables, db } from './tables.ts'

type Detail = Record<string, Param>
type Changes = Omit<Updateable<BookingsTables['bookings.booking']>, 'status' | 'changed_at'>

/** Locks the booking, so that only this transaction can move it. @throws Problem 404 */
export const lockBooking = async (ctx: WriteCtx, id: number): Promise<Booking> => {
  const row = await db(ctx)
    .selectFrom('bookings.booking')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This booking')
  return bookingOf(row)
}

export const notAllowedNow = (status: BookingStatus): Problem =>
  new Problem(409, 'not_allowed_now', problems.notAllowedNow, { status })

/** Writes the timeline row that every transition leaves, and other events worth recording. */
export const noteOnTimeline = async (
  ctx: WriteCtx,
  bookingId: number,
  what: string,
  by: By,
  detail: Detail = {},
): Promise<TimelineEntry> => {
  await db(ctx)
    .insertInto('bookings.timeline')
    .values({
      booking_id: bookingId,
      at: ctx.now,
      what,
      by_kind: by.kind,
      by_account: by.accountId,
      detail: JSON.stringify(detail),
    })
    .execute()
  return { at: ctx.now, what, by: by.kind, accountId: by.accountId, detail }
}

export const eventOf = (booking: Pick<Booking, 'id' | 'homeId' | 'guestId'>, by: By) => ({
  bookingId: booking.id,
  homeId: booking.homeId,
  guestId: booking.guestId,
  by: by.kind,
})

export const changeBooking = async (ctx: WriteCtx, id: number, changes: Changes & { status?: BookingStatus }) => {
  const row = await db(ctx)
    .updateTable('bookings.booking')
    .set({ ...changes, changed_at: ctx.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return bookingOf(row)
}

/**
 * The only way a booking changes its state: the new state with its deadline, one timeline row, and one event, all in
 * the caller's transaction. The booking must be locked.
 * @throws Problem 409 not_allowed_now if the lifecycle has no such move
 */
export const moveBooking = async (
  ctx: WriteCtx,
  booking: Booking,
  name: MoveName,
  by: By,
  { changes = {}, detail = {} }: { changes?: Changes; detail?: Detail } = {},
): Promise<Booking> => {
  const move = moveOf(name, booking.status, by.kind)
  if (!move) throw notAllowedNow(booking.status)
  const deadline = deadlineOf(move, ctx.now)
  const moved = await changeBooking(ctx, booking.id, {
    ...(deadline && { hold_until: deadline }),
    ...changes,
    status: move.to,
  })
  if (lapsedStatuses.includes(move.to)) await releasePromo(ctx, booking.id)
  await noteOnTimeline(ctx, booking.id, name, by, detail)
  await announce(ctx, moveEvents[move.event](eventOf(booking, by)))
  return moved
}
