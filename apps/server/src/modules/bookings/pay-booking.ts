import { type Money, payableStatuses } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { changeHold, reserve } from '#modules/availability'
import { lockSubledger } from '#modules/ledger'
import {
  type Agreed,
  type BookingPayment,
  type Intent,
  intentByKey,
  type MethodKind,
  type Outcome,
  paymentsOf,
  recordFromStoredCard,
  recordIntent,
  recordOutcome,
  reserveInstallments,
  scheduleOf,
} from '#modules/payments'
import { dueNowOf, payableOf } from './amounts-due.ts'
import { assertBankOpen } from './bank-payments.ts'
import { type Booking, bySystem } from './booking.ts'
import type { KnownParts } from './booking-parts.ts'
import { claimOf } from './create.ts'
import {
  backstopMinutes,
  challengeMinutes,
  hasLapsed,
  laterOf,
  latestPaying,
  payingMinutes,
  retryMinutes,
  sharingMinutes,
} from './lifecycle.ts'
import { problems } from './messages.ts'
import { timelineOf } from './queries.ts'
import { collectClaim } from './recognize-revenue.ts'
import { expireBooking, refundStrayPayments } from './release-booking.ts'
import {
  changeBooking,
  lockBooking,
  moveBooking,
  notAllowedNow,
  noteOnTimeline,
  noteUnlessNoted,
} from './transition.ts'

export type PaymentInput = {
  bookingId: number
  accountId: number
  token: string
  key: string
  /** A part of the open balance, in minor units; by default what is currently due. */
  amount?: number
  /** The person who pays instead of the guest. */
  payer?: string
  /** A card by default; a bank account requires saying where the guest authorized the debit from. */
  by?: MethodKind
  agreed?: Agreed
}

const paymentPending = () => new Problem(409, 'payment_pending', problems.paymentPending)
const holdExpired = () => new Problem(409, 'hold_expired', problems.holdExpired)

/** @throws Problem 409 hold_expired, agreement_missing, not_allowed_now */
export const assertPayable = (booking: Booking, now: Date): void => {
  if (hasLapsed(booking, now) || booking.status === 'expired') throw holdExpired()
  if (booking.status === 'awaiting_agreement') throw new Problem(409, 'agreement_missing', problems.agreementMissing)
  if (!payableStatuses.includes(booking.status)) throw notAllowedNow(booking.status)
}

/**
 * Holds an unpaid booking's nights for as long as a payment may take, but never much past its own deadline. Undefined
 * if they are gone.
 */
const keepNightsFor = async (ctx: WriteCtx, booking: Booking, minutes: number): Promise<Booking | undefined> => {
  if (booking.status !== 'awaiting_payment') return booking
  const payingUntil = latestPaying(booking, new Date(ctx.now.getTime() + minutes * 60_000))
  if (booking.holdId === null || !(await changeHold(ctx, booking.holdId, { payingUntil }))) return undefined
  return changeBooking(ctx, booking, { paying_until: payingUntil })
}

/** The installments a payment covers, and their sum. @throws Problem 409 not_allowed_now, payment_pending */
const partsToPay = async (ctx: WriteCtx, booking: Booking, { amount, payer }: PaymentInput) => {
  if (amount !== undefined)
    return { amount, ordinals: await reserveInstallments(ctx, booking.id, amount, payer ?? null) }
  await lockSubledger(ctx, 'booking', booking.id)
  const schedule = await scheduleOf(ctx, booking.id)
  const all = dueNowOf(booking.status, schedule, ctx.now)
  const due = payableOf(all)
  if (due.length === 0) throw all.length > 0 ? paymentPending() : notAllowedNow(booking.status)
  const ordinals = due.map(({ ordinal }) => ordinal)
  return { amount: due.reduce((sum, part) => sum + part.amount.amount, 0), ordinals, schedule }
}

/**
 * First phase of a payment: records the amount to charge (what is due now, or a part of the open balance) and holds the
 * nights meanwhile. The same key finds the same intent, whatever its outcome, so that a second run resumes and never
 * charges twice.
 * @param locked the booking, if the caller has locked it
 * @throws Problem 404, 409 hold_expired, agreement_missing, not_allowed_now, payment_pending, bank_too_late
 */
export const preparePayment = async (ctx: WriteCtx, request: PaymentInput, locked?: Booking): Promise<Intent> => {
  const booking = locked ?? (await lockBooking(ctx, request.bookingId))
  const known = await intentByKey(ctx, request.key)
  if (known?.bookingId === booking.id) return known
  assertPayable(booking, ctx.now)
  if (request.by === 'bank') assertBankOpen(booking, await paymentsOf(ctx, booking.id), ctx.now)
  const { amount, ordinals, schedule } = await partsToPay(ctx, booking, request)
  if (!(await keepNightsFor(ctx, booking, payingMinutes))) throw holdExpired()
  const wanted = {
    bookingId: booking.id,
    homeId: booking.homeId,
    accountId: request.accountId,
    amount: { amount, currency: booking.currency },
    installments: ordinals,
    token: request.token,
    key: request.key,
    ...(request.payer !== undefined && { payer: request.payer }),
    ...(request.by === 'bank' && { kind: request.by }),
    ...(request.by === 'bank' && request.agreed && { agreed: request.agreed }),
  }
  return recordIntent(ctx, wanted, schedule && { intent: known, schedule })
}

/**
 * The same from the card the guest stored: the amount still due on a booking that others were also to pay for.
 * Undefined if nothing is due, or no card was stored.
 */
export const prepareRest = async (ctx: WriteCtx, bookingId: number, key: string): Promise<Intent | undefined> => {
  const booking = await lockBooking(ctx, bookingId)
  if (booking.status !== 'awaiting_payment' || hasLapsed(booking, ctx.now)) return undefined
  const due = payableOf(dueNowOf(booking.status, await scheduleOf(ctx, booking.id), ctx.now))
  if (due.length === 0 || !(await keepNightsFor(ctx, booking, payingMinutes))) return undefined
  return recordFromStoredCard(ctx, {
    bookingId,
    homeId: booking.homeId,
    accountId: booking.guestId,
    amount: { amount: due.reduce((sum, part) => sum + part.amount.amount, 0), currency: booking.currency },
    installments: due.map(({ ordinal }) => ordinal),
    key,
  })
}

export type Paid =
  | { kind: 'paid'; booking: Booking; known?: Pick<KnownParts, 'payments' | 'schedule'> }
  | { kind: 'needs_action'; booking: Booking }
  /** The bank has days to pay or return it; the nights are held meanwhile. */
  | { kind: 'pending'; booking: Booking }
  | { kind: 'refused'; booking: Booking; code: string }
  /** The card was charged but the nights were gone: everything is being refunded. */
  | { kind: 'lost'; booking: Booking }
  | { kind: 'unknown'; booking: Booking }

/**
 * Third phase: records the gateway's answer and updates the booking. May be called any number of times: by the guest's
 * own request, on their return from the bank, and by the sweeper.
 */
export const finishPayment = async (
  ctx: WriteCtx,
  payment: Pick<Intent, 'id' | 'bookingId'>,
  outcome: Outcome,
): Promise<Paid> => {
  const booking = await lockBooking(ctx, payment.bookingId)
  const intent = await recordOutcome(ctx, payment, outcome)
  switch (intent.state) {
    case 'recorded':
      return { kind: 'unknown', booking }
    case 'needs_action':
      return { kind: 'needs_action', booking: (await keepNightsFor(ctx, booking, challengeMinutes)) ?? booking }
    case 'failed':
      if (intent.failure === 'superseded') return followPayments(ctx, booking)
      return { kind: 'refused', booking: await noteFailure(ctx, booking, intent), code: intent.failure ?? '' }
    case 'pending':
    case 'succeeded':
      return followPayments(ctx, booking)
  }
}

/** Sets another deadline for an unpaid booking's nights; does nothing if they are gone. */
const keepNightsUntil = async (
  ctx: WriteCtx,
  booking: Booking,
  { holdUntil, payingUntil }: { holdUntil: Date | null; payingUntil: Date | null },
): Promise<Booking> => {
  const change = { expiresAt: holdUntil, payingUntil }
  if (booking.holdId === null || !(await changeHold(ctx, booking.holdId, change))) return booking
  return changeBooking(ctx, booking, { hold_until: holdUntil, paying_until: payingUntil })
}

/** A bank has days to answer; the nights wait for it, at most until the day stated to the guest. */
const waitForBank = async (ctx: WriteCtx, booking: Booking, payments: readonly BookingPayment[]): Promise<Paid> => {
  const pending = payments.findLast(({ state }) => state === 'pending')
  if (!pending?.answerBy) return { kind: 'unknown', booking }
  const payingUntil = pending.answerBy
  if (booking.payingUntil?.getTime() === payingUntil.getTime()) return { kind: 'pending', booking }
  const retained = await keepNightsUntil(ctx, booking, { holdUntil: booking.holdUntil, payingUntil })
  return { kind: retained === booking ? 'lost' : 'pending', booking: retained }
}

/**
 * After a decline the nights stay with the guest until their own deadline, plus a moment to try another card; after a
 * bank return, for as long as stated to the guest.
 */
export const noteFailure = async (ctx: WriteCtx, booking: Booking, intent: Intent): Promise<Booking> => {
  const what = intent.graceUntil ? 'payment_returned' : 'payment_failed'
  const news = await noteOnce(ctx, booking, what, intent.id, intent.amount)
  if (!news || booking.status !== 'awaiting_payment' || hasLapsed(booking, ctx.now)) return booking
  if (intent.graceUntil)
    return keepNightsUntil(ctx, booking, {
      holdUntil: laterOf(booking.holdUntil, intent.graceUntil),
      payingUntil: null,
    })
  return (await keepNightsFor(ctx, booking, retryMinutes)) ?? booking
}

const noteOnce = (ctx: WriteCtx, booking: Booking, what: string, paymentId: number, { amount }: Money) =>
  noteUnlessNoted(
    ctx,
    booking.id,
    { what, by: bySystem, detail: { payment: paymentId, amount } },
    { payment: paymentId },
  )

/**
 * Updates a booking to match the money that has arrived: it confirms, collects what was open, or, if the booking has
 * ended meanwhile, refunds the money. The booking must be locked. Repeating it changes nothing.
 */
export const followPayments = async (ctx: WriteCtx, booking: Booking): Promise<Paid> => {
  const payments = await paymentsOf(ctx, booking.id)
  const captured = payments.filter((payment) => payment.state === 'succeeded')
  const onItsWay = payments.filter((payment) => payment.state === 'pending')
  for (const payment of onItsWay) await noteOnce(ctx, booking, 'payment_pending', payment.id, payment.amount)
  for (const payment of captured) await noteOnce(ctx, booking, 'paid', payment.id, payment.amount)
  switch (booking.status) {
    case 'awaiting_payment':
      return captured.length === 0 ? waitForBank(ctx, booking, payments) : confirmOrWait(ctx, booking, payments)
    case 'confirmed':
    case 'checked_in':
    case 'completed': {
      const latest = captured.at(-1)
      if (latest) await collectClaim(ctx, booking, `payment:${latest.id}`, ctx.today)
      return { kind: 'paid', booking }
    }
    default:
      await refundStrayPayments(ctx, booking)
      return { kind: 'lost', booking }
  }
}

/**
 * The nights as booked: the guest's own hold, or, if that expired while the bank was processing, the same nights if
 * still available.
 */
const bookNights = async (ctx: WriteCtx, booking: Booking): Promise<number | null> => {
  const booked = { kind: 'booked' as const, expiresAt: null, payingUntil: null }
  if (booking.holdId !== null && (await changeHold(ctx, booking.holdId, booked))) return booking.holdId
  const guest = await accountById(ctx, booking.guestId)
  const again = await reserve(ctx, claimOf(booking, 'booked', `${guest?.firstName} ${guest?.lastName}`))
  return again?.holdId ?? null
}

/**
 * What is due at booking must have arrived; while others still have to pay a part of it, the nights are held, once, for
 * as long as that takes.
 */
const confirmOrWait = async (ctx: WriteCtx, booking: Booking, payments: readonly BookingPayment[]): Promise<Paid> => {
  const schedule = await scheduleOf(ctx, booking.id)
  const due = dueNowOf(booking.status, schedule, ctx.now)
  if (due.length === 0) {
    const paid = await confirm(ctx, booking)
    return paid.kind === 'paid' ? { ...paid, known: { payments, schedule } } : paid
  }
  if (due.some(({ pending }) => pending)) return waitForBank(ctx, booking, payments)
  if (hasLapsed(booking, ctx.now)) return giveUp(ctx, booking)
  if ((await timelineOf(ctx, booking.id)).some(({ what }) => what === 'part_paid')) return { kind: 'paid', booking }
  const until = new Date(ctx.now.getTime() + (sharingMinutes + backstopMinutes) * 60_000)
  if (booking.holdId === null || !(await changeHold(ctx, booking.holdId, { expiresAt: until })))
    return giveUp(ctx, booking)
  await noteOnTimeline(ctx, booking.id, 'part_paid', bySystem)
  return { kind: 'paid', booking: await changeBooking(ctx, booking, { hold_until: until }) }
}

/**
 * Confirms a booking with the agreement signed, the first payment received, and the nights booked by the database: all
 * in this transaction, or the money is refunded (R3).
 */
export const confirm = async (ctx: WriteCtx, booking: Booking): Promise<Paid> => {
  const holdId = await bookNights(ctx, booking)
  if (holdId === null) return giveUp(ctx, booking)
  const changes = { hold_id: holdId, hold_until: null, paying_until: null, confirmed_at: ctx.now }
  return { kind: 'paid', booking: await moveBooking(ctx, booking, 'confirm', bySystem, { changes }) }
}

/** The nights went to someone else: the booking ends, and everything is refunded. */
const giveUp = async (ctx: WriteCtx, booking: Booking): Promise<Paid> => ({
  kind: 'lost',
  booking: await expireBooking(ctx, booking),
})
