import { dateIn } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { paidOf, recordRefund, replaceOpen, scheduleOf } from '#modules/payments'
import { quoteById, quoteRemovedCharge } from '#modules/pricing'
import { repriceEarnings } from './adjust-price.ts'
import type { Booking } from './booking.ts'
import { newTerms } from './change-stay.ts'
import { retainEarlierTerms } from './earlier-terms.ts'
import { reduceSchedule } from './engine/reduce-schedule.ts'
import { bookingCharged, paymentRequestWithdrawn } from './events.ts'
import { mayAsk, ofRequest, type PaymentRequestRow, requestsByIds, settle } from './payment-requests.ts'
import { changeBooking, eventOf, lockBooking, notAllowedNow, noteOnTimeline } from './transition.ts'

const shrinkLine = async (
  ctx: WriteCtx,
  booking: Booking,
  request: PaymentRequestRow,
  retained: number,
): Promise<void> => {
  const { id, reason, amount_minor: amount } = request
  const less = amount - retained
  if (less === 0) return
  const agreed = await quoteById(ctx, booking.quote.id)
  const quote = await quoteRemovedCharge(ctx, {
    bookingId: booking.id,
    agreed,
    confirmedAt: booking.confirmedAt ?? ctx.now,
    less: { id, retained },
  })
  const { timeZone } = quote.document.place
  const { paid, refunded, disputed } = await paidOf(ctx, booking.id)
  const open = (await scheduleOf(ctx, booking.id)).filter(({ state }) => state === 'scheduled' || state === 'failed')
  const { refund, installments } = reduceSchedule({
    open: open.map((part) => ({ dueOn: part.dueOn, amount: part.amount.amount, atBooking: part.atBooking })),
    less,
    own: { dueOn: dateIn(timeZone, request.settled_at ?? ctx.now), amount },
    paid: paid - refunded - disputed,
    today: dateIn(timeZone, ctx.now),
  })
  const by = { kind: 'guest', accountId: booking.guestId } as const
  const changeId = await retainEarlierTerms(ctx, booking, { refund, installments }, by)
  const changed = await changeBooking(ctx, booking, newTerms(booking, quote))
  await repriceEarnings(ctx, booking, changed, { changeId, refund })
  const { homeId, guestId: accountId, currency } = booking
  await replaceOpen(ctx, { bookingId: booking.id, homeId, accountId, timeZone, currency, installments })
  await recordRefund(ctx, {
    bookingId: booking.id,
    amount: { amount: refund, currency },
    why: said('refund.charge_canceled', { reason }),
  })
  await noteOnTimeline(ctx, booking.id, 'charge_canceled', by, { reason, amount: less })
  await announce(ctx, bookingCharged(eventOf(changed, by)))
}

/**
 * Cancels a payment request: if not agreed to, it is withdrawn; if agreed to, only `retained` of it stays in the price
 * of their stay, and any excess paid is refunded.
 * @param retained minor units; a request that was not agreed to retains nothing
 * @throws Problem 404; 409 not_allowed_now once the stay is over, and while a payment is in progress
 */
export const removeCharge = async (
  ctx: WriteCtx,
  bookingId: number,
  requestId: number,
  retained: number,
): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  const request = (await requestsByIds(ctx, [requestId])).get(requestId)
  if (request?.booking_id !== bookingId) throw notFound('This request')
  if (request.state === 'open') {
    await settle(ctx, requestId, 'withdrawn')
    return announce(ctx, paymentRequestWithdrawn(ofRequest(booking, requestId)))
  }
  if (!mayAsk(booking, ctx.now) || !(await settle(ctx, requestId, 'canceled'))) throw notAllowedNow(booking.status)
  await shrinkLine(ctx, booking, request, retained)
}
