import { type BookingStatus, lapsedStatuses } from '@porchlight/contract'
import type { Param } from '@porchlight/wording'
import { sql, type Updateable } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { releasePromo } from '#modules/pricing'
import { type Booking, type By, bookingOf, type TimelineEntry } from './booking.ts'
import { moveEvents } from './events.ts'
import { deadlineOf, type MoveName, moveOf } from './lifecycle.ts'
import { problems } from './messages.ts'
import { timelineOf } from './queries.ts'
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

type Note = { what: string; by: By; detail: Detail }

/**
 * The same, unless the timeline has it already: a row of the same kind about the same thing. The booking must be locked.
 * @param about the detail that says what it is about
 * @returns whether it is new
 */
export const noteUnlessNoted = async (
  ctx: WriteCtx,
  bookingId: number,
  { what, by, detail }: Note,
  about: Record<string, number>,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into bookings.timeline (booking_id, at, what, by_kind, by_account, detail)
    select ${bookingId}, ${ctx.now}, ${what}, ${by.kind}, ${by.accountId}, ${JSON.stringify(detail)}::jsonb
    where not exists (
      select from bookings.timeline
      where booking_id = ${bookingId} and what = ${what} and detail @> ${JSON.stringify(about)}::jsonb)`.execute(
    db(ctx),
  )
  return numAffectedRows > 0n
}

/** Whether the timeline has it already: then whatever followed from it was committed with it. */
export const isNoted = async (ctx: ReadCtx, bookingId: number, what: string, about: Record<string, number>) =>
  (await timelineOf(ctx, bookingId)).some(
    (entry) => entry.what === what && Object.entries(about).every(([name, value]) => entry.detail[name] === value),
  )

export const eventOf = (booking: Pick<Booking, 'id' | 'homeId' | 'guestId'>, by: By) => ({
  bookingId: booking.id,
  homeId: booking.homeId,
  guestId: booking.guestId,
  by: by.kind,
})

/** Changes the booking at its home: `homeId` is the home it has until then. */
export const changeBooking = async (
  ctx: WriteCtx,
  { id, homeId }: Pick<Booking, 'id' | 'homeId'>,
  changes: Changes & { status?: BookingStatus },
) => {
  const row = await db(ctx)
    .updateTable('bookings.booking')
    .set({ ...changes, changed_at: ctx.now })
    .where('id', '=', id)
    .where('home_id', '=', homeId)
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
  const moved = await changeBooking(ctx, booking, {
    ...(deadline && { hold_until: deadline }),
    ...changes,
    status: move.to,
  })
  if (lapsedStatuses.includes(move.to)) await releasePromo(ctx, booking.id)
  await noteOnTimeline(ctx, booking.id, name, by, detail)
  await announce(ctx, moveEvents[move.event](eventOf(booking, by)))
  return moved
}
