import type { ApprovalOutcome, Canceler, CancellationData, Money, PaymentData } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { forbidden, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { refuseUnconfirmed } from '#modules/accounts'
import { releaseHold } from '#modules/availability'
import { cancelSchedule, paymentView, recordRefund, refundParts, scheduleOf } from '#modules/payments'
import { cancellationView, type Refund, releasePromo } from '#modules/pricing'
import { type Booking, type By, bySystem } from './booking.ts'
import {
  companyGoodwill,
  costOf,
  type GoodwillRequest,
  payGoodwill,
  refundWithGoodwill,
  retainedOf,
  submitGoodwill,
} from './goodwill.ts'
import { type MoveName, type Mover, moveOf } from './lifecycle.ts'
import { problems } from './messages.ts'
import { mayMiss } from './policy.ts'
import { whoseFor } from './refund-now.ts'
import { recognizeRetained } from './retained-revenue.ts'
import { lockBooking, moveBooking, notAllowedNow } from './transition.ts'

const moveFor = (whose?: Canceler): MoveName => (whose === 'no_show' ? 'miss' : 'cancel')

const isOpen = (booking: Booking, by: Mover, now: Date, whose?: Canceler): boolean =>
  whose === 'no_show' ? mayMiss(booking, [by], now) : moveOf('cancel', booking.status, by) !== undefined

/** @throws Problem 403, 409 not_allowed_now */
const assertOpen = (
  ctx: ReadCtx,
  booking: Booking,
  by: Mover,
  { whose, goodwill = 0, bearer }: GoodwillRequest,
): void => {
  const isTeams = (whose && by !== whose) || goodwill > 0 || bearer
  if (isTeams && by !== 'staff') throw forbidden(problems.teamOnly)
  if (!isOpen(booking, by, ctx.now, whose)) throw notAllowedNow(booking.status)
}

/** Splits a refund in payment order: what the policy and the owners refund, then what the company adds. */
const inTurn = (refund: Refund): [ofPolicy: number, byCompany: number] => {
  const byCompany = companyGoodwill(refund)
  return [refund.refund - byCompany, byCompany]
}

/**
 * What would be refunded if this person canceled now, line by line (R35-R39), and for the team, what exceeds the
 * policy.
 * @throws Problem 403, 409 not_allowed_now, 422 more_than_paid
 */
export const previewCancellation = async (
  ctx: ReadCtx,
  booking: Booking,
  { kind: by, accountId }: By,
  requested: GoodwillRequest = {},
) => {
  assertOpen(ctx, booking, by, requested)
  const refund = await refundWithGoodwill(ctx, booking, by, requested)
  return {
    cancellation: cancellationView(refund, booking.currency),
    refundTo: await refundTargets(ctx, booking, inTurn(refund), by),
    cost: by === 'staff' ? await costOf(ctx, booking, refund, { terms: requested, by: accountId }) : null,
  }
}

/**
 * Who would get what from refunds made one after another, and to which card or account; a friend's card or account is
 * visible only to them.
 * @param amounts in minor units of the booking's currency
 */
export const refundTargets = async (
  ctx: ReadCtx,
  { id, currency }: Booking,
  amounts: readonly number[],
  by: Mover,
): Promise<{ amount: Money; method: PaymentData['method'] | null; byFriend: boolean }[]> =>
  (await refundParts(ctx, { bookingId: id, currency, amounts })).map(({ payment, amount }) => {
    const { method, byFriend } = paymentView(payment)
    return { amount: { amount, currency }, method: byFriend && by !== 'staff' ? null : method, byFriend }
  })

export type Canceling = GoodwillRequest & {
  bookingId: number
  reason: string
  /** The hash of the preview that was shown; absent: the current terms apply. */
  hash?: string | undefined
}

/** @throws Problem 409 terms_changed with the current `cancellation` */
const assertAsShown = (shown: CancellationData, hash: string | undefined): void => {
  if (hash !== undefined && hash !== shown.hash)
    throw new Problem(409, 'terms_changed', problems.termsChanged, { cancellation: shown })
}

/** Sends the refund, allocates the retained amount, and takes the company's own goodwill out of what is due to it. */
const settleMoney = async (
  ctx: WriteCtx,
  booking: Booking,
  refund: Refund,
  retained: readonly number[],
): Promise<void> => {
  const { id: bookingId, currency, number } = booking
  const [ofPolicy, byCompany] = inTurn(refund)
  await recognizeRetained(ctx, booking, retained, refund.paid - refund.alreadyRefunded - ofPolicy, ctx.today)
  const back = { bookingId, why: said('refund.canceled', { number }), notified: true }
  await recordRefund(ctx, { ...back, amount: { amount: ofPolicy, currency } })
  await payGoodwill(ctx, { ...back, amount: { amount: byCompany, currency } })
}

/**
 * Cancels a confirmed booking, or ends a no-show: frees the nights, cancels later payments, sends the refund, and
 * allocates the retained amount by contract and policy (R39, R42, R43).
 * @throws Problem 403, 404, 409 not_allowed_now, 409 operator_short, 422 more_than_paid, 409 terms_changed with the
 *   current `cancellation`
 */
export const cancelBooking = async (
  ctx: WriteCtx,
  { bookingId, reason, hash, ...terms }: Canceling,
  by: By,
): Promise<{ booking: Booking; refund: CancellationData }> => {
  const booking = await lockBooking(ctx, bookingId)
  assertOpen(ctx, booking, by.kind, terms)
  const refund = await refundWithGoodwill(ctx, booking, by.kind, terms)
  const shown = cancellationView(refund, booking.currency)
  assertAsShown(shown, hash)
  const whose = whoseFor(by.kind, terms.whose)
  const retained = retainedOf(booking, refund)
  await cancelSchedule(ctx, booking.id)
  if (booking.holdId !== null) await releaseHold(ctx, booking.holdId)
  // Nothing was retained for it: the code may be used again.
  if (refund.retained === 0) await releasePromo(ctx, booking.id)
  await settleMoney(ctx, booking, refund, retained)
  const changes = { cancellation: JSON.stringify(shown), retained: JSON.stringify(retained), ended_at: ctx.now }
  const detail: Record<string, string | number> = {
    refund: refund.refund,
    retained: refund.retained,
    ...(reason && { reason }),
    ...(whose === 'guest' && { whose }),
  }
  return { booking: await moveBooking(ctx, booking, moveFor(whose), by, { changes, detail }), refund: shown }
}

type Canceled = { booking: Booking; refund: CancellationData; outcome: ApprovalOutcome | null }

/**
 * Cancels at once for what the policy refunds. What the team refunds beyond it needs a reason and who pays for it;
 * above one person's limit, someone else must approve it first, on the terms at the moment it was requested.
 * @throws Problem as for `cancelBooking`; 403 confirm_first, 409 already_pending, 422 reason_needed, bearer_needed
 */
export const submitCancellation = async (
  ctx: WriteCtx,
  canceling: Canceling,
  { by, confirmedAt }: { by: By; confirmedAt: Date | null },
): Promise<Canceled> => {
  const booking = await lockBooking(ctx, canceling.bookingId)
  const { cancellation, cost } = await previewCancellation(ctx, booking, by, canceling)
  if (!cost) return { ...(await cancelBooking(ctx, canceling, by)), outcome: null }
  assertAsShown(cancellation, canceling.hash)
  refuseUnconfirmed({ confirmedAt }, ctx.now)
  const outcome = await submitGoodwill(ctx, booking, { canceling, shown: cancellation, cost, by: by.accountId })
  if (outcome.state === 'pending') return { booking, refund: cancellation, outcome }
  return { ...(await cancelBooking(ctx, canceling, by)), outcome }
}

/** Cancels a booking on the guest's terms when an installment's grace period is over and it is still unpaid (R29). */
export const cancelUnpaid = async (ctx: WriteCtx, booking: Booking): Promise<void> => {
  if (!moveOf('cancel', booking.status, 'system')) return
  const schedule = await scheduleOf(ctx, booking.id)
  if (!schedule.some((part) => part.state === 'failed' && !part.pending)) return
  await cancelBooking(ctx, { bookingId: booking.id, reason: problems.unpaid }, bySystem)
}
