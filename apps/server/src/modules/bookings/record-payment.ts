import {
  type ApprovalOutcome,
  type PlainDate,
  type ReceivedMethod,
  type ReceivedPayment,
  type ReceivedPayments,
  type ReversalCause,
  soldStatuses,
} from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, accountsByIds } from '#modules/accounts'
import { type ApprovalHandler, leftAlone, needsApproval, submitForApproval } from '#modules/approvals'
import { homeById } from '#modules/homes'
import { mediaFileView, uploadsByIds } from '#modules/media'
import {
  assertReversible,
  canDeposit,
  canReverse,
  depositReceived,
  openToPay,
  type Received,
  receivedById,
  receivedOf,
  recordReceived,
  reserveInstallments,
  reverseReceived,
} from '#modules/payments'
import type { Booking, By } from './booking.ts'
import { bookingCharged } from './events.ts'
import { problems } from './messages.ts'
import { assertPayable, followPayments } from './pay-booking.ts'
import { bookingById } from './queries.ts'
import { eventOf, lockBooking, noteOnTimeline } from './transition.ts'
import { moneyInWords } from './words.ts'

type RecordAct = {
  bookingId: number
  method: ReceivedMethod
  amount: number
  receivedOn: PlainDate
  reference: string
  note: string
  evidence: number[]
  by: number | null
}
type ReverseAct = { paymentId: number; why: ReversalCause; reason: string; by: number | null }

const shortestReason = 10

const isOpen = (booking: Booking, now: Date): boolean => {
  try {
    assertPayable(booking, now)
    return true
  } catch {
    return false
  }
}

const viewOf = async (ctx: ReadCtx, received: readonly Received[]): Promise<ReceivedPayment[]> => {
  const names = await accountsByIds(
    ctx,
    received.flatMap(({ row }) => [row.recorded_by, row.reversed_by].filter((id) => id !== null)),
  )
  const person = (id: number | null) => {
    const account = id === null ? undefined : names.get(id)
    return account ? { id: account.id, name: `${account.firstName} ${account.lastName}`.trim() } : null
  }
  const files = await uploadsByIds(
    ctx,
    received.flatMap(({ row }) => row.files),
  )
  return received.map((one) => ({
    id: one.id,
    method: one.kind as ReceivedMethod,
    amount: one.amount,
    refunded: { ...one.amount, amount: one.refunded },
    receivedOn: one.row.received_on,
    reference: one.row.reference,
    note: one.row.note,
    files: one.row.files.flatMap((id) => {
      const file = files.get(id)
      return file ? [mediaFileView(file)] : []
    }),
    recordedBy: person(one.row.recorded_by),
    recordedAt: one.createdAt.toISOString(),
    depositedOn: one.row.deposited_on,
    reversal:
      one.row.reversed_at === null
        ? null
        : {
            by: person(one.row.reversed_by),
            at: one.row.reversed_at.toISOString(),
            reason: one.row.reversal_reason ?? '',
          },
    allowedActions: [
      ...(canDeposit(one) ? (['deposit'] as const) : []),
      ...(canReverse(one) ? (['reverse'] as const) : []),
    ],
  }))
}

export const receivedView = async (ctx: ReadCtx, booking: Booking, by: number): Promise<ReceivedPayments> => ({
  payments: await viewOf(ctx, await receivedOf(ctx, booking.id)),
  open: {
    amount: isOpen(booking, ctx.now) ? await openToPay(ctx, booking.id, null) : 0,
    currency: booking.currency,
  },
  alone: await leftAlone(ctx, 'received_payment', by, booking.currency),
})

const factsOf = async (ctx: ReadCtx, booking: Booking, note: string) => {
  const guest = await accountById(ctx, booking.guestId)
  return {
    booking: booking.number,
    guest: guest ? `${guest.firstName} ${guest.lastName}` : '',
    home: (await homeById(ctx, booking.homeId)).name,
    note,
  }
}

const recordNow = async (ctx: WriteCtx, { bookingId, evidence, ...act }: RecordAct): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  assertPayable(booking, ctx.now)
  await recordReceived(ctx, {
    ...act,
    bookingId,
    homeId: booking.homeId,
    accountId: booking.guestId,
    amount: { amount: act.amount, currency: booking.currency },
    installments: await reserveInstallments(ctx, bookingId, act.amount, null),
    files: evidence,
  })
  await followPayments(ctx, booking)
}

/**
 * Records a guest's payment by wire, check, or cash: at once within one person's limit, which adds up over a day,
 * otherwise once a second person has approved it.
 * @throws Problem 404; 409 hold_expired, agreement_missing, not_allowed_now, already_pending; 422 invalid_input,
 * reason_needed
 */
export const submitPayment = async (ctx: WriteCtx, act: RecordAct): Promise<ApprovalOutcome> => {
  const booking = await lockBooking(ctx, act.bookingId)
  assertPayable(booking, ctx.now)
  if (act.receivedOn > ctx.today)
    throw new Problem(422, 'invalid_input', problems.receivedLater, undefined, { required: ['receivedOn'] })
  if (act.amount > (await openToPay(ctx, booking.id, null)))
    throw new Problem(409, 'not_allowed_now', problems.moreThanOpen, undefined, { required: ['amount'] })
  const amount = { amount: act.amount, currency: booking.currency }
  const isLarge = await needsApproval(ctx, { kind: 'received_payment', amount, by: act.by })
  if (isLarge && act.note.length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.receivedReason(moneyInWords(amount)), undefined, {
      required: ['note'],
    })
  const what = `${act.method}, ${act.reference}`
  const outcome = await submitForApproval(ctx, {
    kind: 'received_payment',
    subject: `booking:${booking.id}:${act.method}:${act.reference}`,
    amount,
    facts: await factsOf(ctx, booking, what),
    act,
    reason: act.note || what,
    evidence: act.evidence,
    participants: [booking.guestId],
    by: act.by,
    waits: isLarge,
  })
  if (outcome.state === 'done') await recordNow(ctx, act)
  return outcome
}

const reverseNow = async (ctx: WriteCtx, { paymentId, why, reason, by }: ReverseAct): Promise<void> => {
  const { bookingId } = await receivedById(ctx, paymentId)
  const booking = await lockBooking(ctx, bookingId)
  const { amount } = await reverseReceived(ctx, paymentId, {
    why,
    reason,
    by,
    sold: soldStatuses.includes(booking.status),
  })
  const staff: By & { kind: 'staff' } = { kind: 'staff', accountId: by }
  await noteOnTimeline(ctx, bookingId, 'payment_reversed', staff, { amount: amount.amount, reason })
  await announce(ctx, bookingCharged(eventOf(booking, staff)))
}

/** The same for reversing one. @throws Problem 404; 409 not_allowed_now, already_pending; 422 trust_short */
export const submitReversal = async (ctx: WriteCtx, act: ReverseAct): Promise<ApprovalOutcome> => {
  const received = await receivedById(ctx, act.paymentId)
  const booking = await lockBooking(ctx, received.bookingId)
  await assertReversible(ctx, received)
  const outcome = await submitForApproval(ctx, {
    kind: 'payment_reversal',
    subject: `payment:${act.paymentId}`,
    amount: received.amount,
    facts: await factsOf(ctx, booking, act.reason),
    act,
    reason: act.reason,
    participants: [booking.guestId],
    by: act.by,
  })
  if (outcome.state === 'done') await reverseNow(ctx, act)
  return outcome
}

/** Records that a check or cash reached the bank. @throws Problem 404; 409 not_allowed_now; 422 invalid_input */
export const submitDeposit = async (ctx: WriteCtx, paymentId: number, on: PlainDate, by: number): Promise<Booking> => {
  const { row, bookingId } = await receivedById(ctx, paymentId)
  if (on > ctx.today || on < row.received_on)
    throw new Problem(422, 'invalid_input', problems.depositDay, undefined, { required: ['depositedOn'] })
  await depositReceived(ctx, paymentId, on, by)
  return bookingById(ctx, bookingId)
}

export const receivedPaymentHandler: ApprovalHandler = {
  kind: 'received_payment',
  carryOut: (ctx, { act }) => recordNow(ctx, act as RecordAct),
}

export const paymentReversalHandler: ApprovalHandler = {
  kind: 'payment_reversal',
  carryOut: (ctx, { act }) => reverseNow(ctx, act as ReverseAct),
}
