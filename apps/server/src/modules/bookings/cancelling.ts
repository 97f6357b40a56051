import type { CancellationPreview, Canceller, Money } from '@porchlight/contract'
import { forbidden, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { releaseHold } from '#modules/availability'
import { cancelSchedule, paidOf, paymentView, recordRefund, refundParts, scheduleOf } from '#modules/payments'
import { cancellationView, type Refund, refundFor, releasePromo } from '#modules/pricing'
import { type Booking, type By, bySystem } from './booking.ts'
import { recogniseKept } from './keeping.ts'
import { type MoveName, type Mover, moveOf } from './lifecycle.ts'
import { problems } from './messages.ts'
import { mayMiss } from './policy.ts'
import { lockBooking, moveBooking, notAllowedNow } from './transition.ts'

/** Owner and operator answer for their own cancellations (R41); an instalment never paid is the guest's (R29). */
const cancelledBy = { guest: 'guest', system: 'guest', owner: 'owner', staff: 'operator' } as const

/** A guest who did not come has the terms that he would have had, had he cancelled in that moment (R37). */
const termsOf = { guest: 'guest', no_show: 'guest', operator: 'operator' } as const

/** Whose terms apply: of those who cancel for another only the team can say so. */
const whoseOf = (by: Mover, whose?: Canceller) => (by === 'staff' ? termsOf[whose ?? 'operator'] : cancelledBy[by])

const moveFor = (whose?: Canceller): MoveName => (whose === 'no_show' ? 'miss' : 'cancel')

const isOpen = (booking: Booking, by: Mover, now: Date, whose?: Canceller): boolean => {
  switch (whose) {
    case 'no_show':
      return mayMiss(booking, [by], now)
    case 'guest':
      // What the team does for a guest is possible as long as he could do it himself.
      return [by, 'guest' as const].every((mover) => moveOf('cancel', booking.status, mover))
    default:
      return moveOf('cancel', booking.status, by) !== undefined
  }
}

/** @throws Problem 403, 409 not_allowed_now */
const assertOpen = (ctx: ReadCtx, booking: Booking, by: Mover, whose?: Canceller): void => {
  if (whose && by !== 'staff' && by !== whose) throw forbidden(problems.teamOnly)
  if (!isOpen(booking, by, ctx.now, whose)) throw notAllowedNow(booking.status)
}

/** What a disputed payment holds back cannot be sent back a second time. */
export const refundNow = async (ctx: ReadCtx, booking: Booking, by: Mover, whose?: Canceller): Promise<Refund> => {
  const { paid, refunded, disputed } = await paidOf(ctx, booking.id)
  const { price, policy, place, stay } = booking.quote.document
  const cancellation = { at: ctx.now, by: whoseOf(by, whose), confirmedAt: booking.confirmedAt }
  return refundFor({ price, policy, place, stay }, cancellation, { paid, alreadyRefunded: refunded + disputed })
}

/**
 * What would come back if this person cancelled now, line by line (R35-R39).
 * @throws Problem 403, 409 not_allowed_now
 */
export const previewCancellation = async (
  ctx: ReadCtx,
  booking: Booking,
  by: Mover,
  whose?: Canceller,
): Promise<CancellationPreview> => {
  assertOpen(ctx, booking, by, whose)
  return cancellationView(await refundNow(ctx, booking, by, whose), booking.currency)
}

/** Who would get what of a refund back, and to which card or account; a friend's is the friend's to know. */
export const refundTargets = async (ctx: ReadCtx, { id }: Booking, amount: Money, by: Mover) => {
  const parts = await refundParts(ctx, { bookingId: id, amount })
  return parts.map((part) => {
    const { method, byFriend } = paymentView(part.payment)
    return { amount: { ...amount, amount: part.amount }, method: byFriend && by !== 'staff' ? null : method, byFriend }
  })
}

export type Cancelling = {
  bookingId: number
  reason: string
  /** The hash of the preview that was shown; absent: whatever the terms say now. */
  hash?: string | undefined
  /** Whose cancellation the team makes; absent: the operator's own (R41). */
  whose?: Canceller | undefined
}

/**
 * Cancels a confirmed booking, or ends one that nobody came to: nights free, later payments off, the refund on its way, and what is kept shared out as
 * contract and policy say (R39, R42, R43).
 * @throws Problem 403, 404, 409 not_allowed_now, 409 terms_changed with the `cancellation` as it is now
 */
export const cancelBooking = async (
  ctx: WriteCtx,
  { bookingId, reason, hash, whose }: Cancelling,
  by: By,
): Promise<{ booking: Booking; refund: CancellationPreview }> => {
  const booking = await lockBooking(ctx, bookingId)
  assertOpen(ctx, booking, by.kind, whose)
  const refund = await refundNow(ctx, booking, by.kind, whose)
  const shown = cancellationView(refund, booking.currency)
  if (hash !== undefined && hash !== shown.hash)
    throw new Problem(409, 'terms_changed', problems.termsChanged, { cancellation: shown })

  const kept = refund.lines.map((line) => line.retained)
  await cancelSchedule(ctx, booking.id)
  if (booking.holdId !== null) await releaseHold(ctx, booking.holdId)
  // Nothing was had for it: the code may be used again.
  if (refund.retained === 0) await releasePromo(ctx, booking.id)
  await recogniseKept(ctx, booking, kept, refund.paid - refund.alreadyRefunded - refund.refund, ctx.today)
  await recordRefund(ctx, {
    bookingId: booking.id,
    amount: { amount: refund.refund, currency: booking.currency },
    why: problems.cancelled(booking.number),
    told: true,
  })
  const changes = { cancellation: JSON.stringify(shown), kept: JSON.stringify(kept), ended_at: ctx.now }
  const detail: Record<string, string | number> = {
    refund: refund.refund,
    kept: refund.retained,
    ...(reason && { reason }),
    ...(whose === 'guest' && { whose }),
  }
  return { booking: await moveBooking(ctx, booking, moveFor(whose), by, { changes, detail }), refund: shown }
}

/** The grace for an instalment is over and it is still not paid: the booking is cancelled on the guest's terms (R29). */
export const cancelUnpaid = async (ctx: WriteCtx, booking: Booking): Promise<void> => {
  if (!moveOf('cancel', booking.status, 'system')) return
  const schedule = await scheduleOf(ctx, booking.id)
  if (!schedule.some((part) => part.state === 'failed' && !part.pending)) return
  await cancelBooking(ctx, { bookingId: booking.id, reason: problems.unpaid }, bySystem)
}
