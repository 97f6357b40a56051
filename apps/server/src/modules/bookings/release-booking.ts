import { said } from '@porchlight/wording'
import type { WriteCtx } from '#kernel/work'
import { releaseHold } from '#modules/availability'
import { cancelSchedule, recordRefund, refundsOf } from '#modules/payments'
import { type Booking, type By, bySystem } from './booking.ts'
import { hasLapsed } from './lifecycle.ts'
import { depositOf } from './recognize-revenue.ts'
import { lockBooking, moveBooking } from './transition.ts'

/** Refunds unearned money of an ended booking to the card, once. */
export const refundStrayPayments = async (
  ctx: WriteCtx,
  booking: Booking,
  why = said('refund.not_booked'),
): Promise<void> => {
  const refunds = await refundsOf(ctx, booking.id)
  const onItsWay = refunds.filter(({ state }) => state === 'recorded' || state === 'failed')
  const stray = (await depositOf(ctx, booking)) - onItsWay.reduce((sum, refund) => sum + refund.amount.amount, 0)
  if (stray <= 0) return
  await recordRefund(ctx, {
    bookingId: booking.id,
    amount: { amount: stray, currency: booking.currency },
    why,
  })
}

/**
 * What every end of an unpaid booking has in common: the nights are released, nothing is charged anymore (R43), and
 * partial payments are refunded.
 */
export const releaseNights = async (ctx: WriteCtx, booking: Booking): Promise<void> => {
  if (booking.holdId !== null) await releaseHold(ctx, booking.holdId)
  await cancelSchedule(ctx, booking.id)
  await refundStrayPayments(ctx, booking)
}

/** Records that an unpaid booking has expired. The booking must be locked. */
export const expireBooking = async (ctx: WriteCtx, booking: Booking): Promise<Booking> => {
  await releaseNights(ctx, booking)
  const detail = { was: booking.status }
  return moveBooking(ctx, booking, 'expire', bySystem, { changes: { ended_at: ctx.now, paying_until: null }, detail })
}

/** The same for the clock, which may be late or early: nothing happens unless the time is really over. */
export const expireLapsed = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  if (hasLapsed(booking, ctx.now)) await expireBooking(ctx, booking)
}

/**
 * Withdraws the guest's booking before they have paid; the nights are open at once.
 * @throws Problem 404, 409 not_allowed_now
 */
export const withdrawBooking = async (ctx: WriteCtx, bookingId: number, by: By): Promise<Booking> => {
  const booking = await lockBooking(ctx, bookingId)
  const withdrawn = await moveBooking(ctx, booking, 'withdraw', by, {
    changes: { ended_at: ctx.now, paying_until: null },
  })
  await releaseNights(ctx, booking)
  return withdrawn
}
