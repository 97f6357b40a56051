import { dateIn } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound } from '#kernel/problem'
import { newSecret } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { replaceOpen, scheduleOf } from '#modules/payments'
import { quoteAddedCharge, quoteById } from '#modules/pricing'
import { repriceEarnings } from './adjust-price.ts'
import type { Booking } from './booking.ts'
import { newTerms } from './change-stay.ts'
import { retainEarlierTerms } from './earlier-terms.ts'
import { bookingCharged, paymentRequested, paymentRequestWithdrawn } from './events.ts'
import { type BookingsTables, db } from './tables.ts'
import { changeBooking, eventOf, lockBooking, notAllowedNow, noteOnTimeline } from './transition.ts'

export type PaymentRequestRow = Selectable<BookingsTables['bookings.payment_request']>

/** From confirmation until the guest leaves; what is agreed after nights are earned is earned for them at once. */
export const mayAsk = ({ status, checkOutAt }: Booking, now: Date): boolean =>
  (status === 'confirmed' || status === 'checked_in') && now < checkOutAt

export const requestsOf = (ctx: ReadCtx, bookingId: number): Promise<PaymentRequestRow[]> =>
  db(ctx)
    .selectFrom('bookings.payment_request')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .execute()

export const requestsByIds = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, PaymentRequestRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('bookings.payment_request')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** @throws Problem 404, also for another hash */
export const requestByLink = async (ctx: ReadCtx, id: number, hash: string): Promise<PaymentRequestRow> => {
  const row = await db(ctx)
    .selectFrom('bookings.payment_request')
    .selectAll()
    .where('id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!row) throw notFound('This request')
  return row
}

/** `orderId`: a concierge order, on whose page the guest agrees to it. */
type Requested = { amount: number; reason: string; by: number; orderId?: number }

export const ofRequest = ({ id: bookingId, homeId, guestId }: Booking, requestId: number) => ({
  bookingId,
  homeId,
  guestId,
  requestId,
})

/** Requests an amount from the guest. @throws Problem 409 not_allowed_now */
export const requestPayment = async (
  ctx: WriteCtx,
  bookingId: number,
  { amount, reason, by, orderId }: Requested,
): Promise<PaymentRequestRow> => {
  const booking = await lockBooking(ctx, bookingId)
  if (!mayAsk(booking, ctx.now)) throw notAllowedNow(booking.status)
  const row = await db(ctx)
    .insertInto('bookings.payment_request')
    .values({
      hash: newSecret(24),
      booking_id: bookingId,
      currency: booking.currency,
      amount_minor: amount,
      reason,
      asked_by: by,
      asked_at: ctx.now,
      settled_at: null,
      order_id: orderId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(ctx, paymentRequested(ofRequest(booking, row.id)))
  return row
}

type Settled = 'accepted' | 'withdrawn' | 'canceled'

/** @returns false if it was already settled otherwise */
export const settle = async (ctx: WriteCtx, id: number, state: Settled): Promise<boolean> => {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('bookings.payment_request')
    .set({ state, settled_at: ctx.now })
    .where('id', '=', id)
    .where('state', '=', state === 'canceled' ? 'accepted' : 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @throws Problem 404; 409 not_allowed_now once the guest has agreed */
export const withdrawRequestOf = async (ctx: WriteCtx, bookingId: number, id: number): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  if (!(await requestsOf(ctx, bookingId)).some((row) => row.id === id)) throw notFound('This request')
  if (!(await settle(ctx, id, 'withdrawn'))) throw notAllowedNow(booking.status)
  await announce(ctx, paymentRequestWithdrawn(ofRequest(booking, id)))
}

/**
 * Records the guest's agreement: the amount becomes a price line of their stay, due today, so that books, documents,
 * and cancellation terms treat it like any other. The earlier terms are stored.
 * @throws Problem 409 not_allowed_now, also if it was already settled or while a payment is in progress
 */
export const agreeToRequest = async (ctx: WriteCtx, request: PaymentRequestRow): Promise<Booking> => {
  const booking = await lockBooking(ctx, request.booking_id)
  if (!mayAsk(booking, ctx.now) || !(await settle(ctx, request.id, 'accepted'))) throw notAllowedNow(booking.status)
  const { id, reason, amount_minor: amount } = request
  const quote = await quoteAddedCharge(ctx, {
    bookingId: booking.id,
    agreed: await quoteById(ctx, booking.quote.id),
    confirmedAt: booking.confirmedAt ?? ctx.now,
    request: { id, reason, amount },
  })
  const { timeZone } = quote.document.place
  const open = (await scheduleOf(ctx, booking.id)).filter(({ state }) => state === 'scheduled' || state === 'failed')
  const installments = [
    { dueOn: dateIn(timeZone, ctx.now), amount, atBooking: false },
    ...open.map((part) => ({ dueOn: part.dueOn, amount: part.amount.amount, atBooking: part.atBooking })),
  ]
  const by = { kind: 'guest', accountId: booking.guestId } as const
  const changeId = await retainEarlierTerms(ctx, booking, { refund: 0, installments }, by)
  const changed = await changeBooking(ctx, booking, newTerms(booking, quote))
  await repriceEarnings(ctx, booking, changed, { changeId, refund: 0 })
  await replaceOpen(ctx, {
    bookingId: booking.id,
    homeId: booking.homeId,
    accountId: booking.guestId,
    timeZone,
    currency: booking.currency,
    installments,
  })
  await noteOnTimeline(ctx, booking.id, 'charge_accepted', by, { reason, amount })
  await announce(ctx, bookingCharged(eventOf(changed, by)))
  return changed
}
