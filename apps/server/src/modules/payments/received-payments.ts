import { randomUUID } from 'node:crypto'
import type { Money, PlainDate, ReceivedMethod, ReversalCause } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { balanceOf, credit, debit, lockSubledger, post, reverse } from '#modules/ledger'
import { graceUntil } from './bank-days.ts'
import { paymentCaptured, paymentFailed } from './events.ts'
import { type BookingPayment, type Intent, intentById, intentOf, isReceived, paymentsOf } from './intent.ts'
import { aboutPayment, failureNews, markPaid } from './record-outcome.ts'
import { assertInTrust } from './refund-commands.ts'
import { db, type PaymentsTables } from './tables.ts'

export type NewReceived = {
  bookingId: number
  homeId: number
  accountId: number
  amount: Money
  /** Ordinals of the schedule that add up to the amount. */
  installments: readonly number[]
  method: ReceivedMethod
  receivedOn: PlainDate
  reference: string
  note: string
  files: readonly number[]
  by: number | null
}

/** A payment outside the gateway with the details staff recorded. */
export type Received = BookingPayment & { row: PaymentsTables['payments.received'] }

const isOfReceived = (payment: Received | undefined): payment is Received => payment !== undefined

/** Newest first, including reversed ones. */
export const receivedOf = async (ctx: ReadCtx, bookingId: number): Promise<Received[]> => {
  const payments = new Map((await paymentsOf(ctx, bookingId)).map((payment) => [payment.id, payment]))
  const rows = await db(ctx)
    .selectFrom('payments.received')
    .selectAll()
    .where('intent_id', 'in', [0, ...payments.keys()])
    .orderBy('intent_id', 'desc')
    .execute()
  return rows
    .map((row) => {
      const payment = payments.get(row.intent_id)
      return payment && { ...payment, row }
    })
    .filter(isOfReceived)
}

const insertIntent = async (ctx: WriteCtx, received: NewReceived): Promise<Intent> => {
  const key = `received_${randomUUID()}`
  return intentOf(
    await db(ctx)
      .insertInto('payments.intent')
      .values({
        key,
        gateway_key: key,
        booking_id: received.bookingId,
        home_id: received.homeId,
        account_id: received.accountId,
        installments: [...received.installments],
        currency: received.amount.currency,
        amount_minor: received.amount.amount,
        off_session: false,
        kind: received.method,
        method: received.reference,
        state: 'succeeded',
        agreed_address: null,
        agreed_browser: null,
        pending_since: null,
        answer_by: null,
        grace_until: null,
        token: null,
        card: null,
        card_hold_id: null,
        payer: null,
        challenge_url: null,
        failure: null,
        superseded_by: null,
        created_at: ctx.now,
        resolved_at: ctx.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/** Moves a received payment into the bank. */
const postDeposit = async (
  ctx: WriteCtx,
  { id, bookingId, homeId, amount }: Intent,
  on: PlainDate,
): Promise<number> => {
  const { entryId } = await post(ctx, {
    purpose: 'deposit-received',
    source: `payment:${id}`,
    document: said('entry.deposited', { id: String(id) }),
    currency: amount.currency,
    homeId,
    bookingId,
    on,
    lines: [debit('cash:trust', amount.amount), credit('cash:received', amount.amount)],
  })
  return entryId
}

/**
 * Records a guest's payment outside the gateway: it is their deposit immediately (R45), in its own account until it is
 * in the bank. A wire has already arrived when it is recorded. Reserve the installments in the same transaction.
 */
export const recordReceived = async (ctx: WriteCtx, received: NewReceived): Promise<Intent> => {
  const { bookingId, homeId, amount, method, receivedOn, reference, note, by } = received
  await lockSubledger(ctx, 'booking', bookingId)
  const intent = await insertIntent(ctx, received)
  const { entryId } = await post(ctx, {
    purpose: 'capture',
    source: `payment:${intent.id}`,
    document: said('entry.received', { id: String(intent.id), kind: method, reference }),
    currency: amount.currency,
    homeId,
    bookingId,
    on: receivedOn,
    lines: [debit('cash:received', amount.amount), credit('liability:guest-deposit', amount.amount)],
  })
  const isThere = method === 'wire'
  await db(ctx)
    .insertInto('payments.received')
    .values({
      intent_id: intent.id,
      received_on: receivedOn,
      reference,
      note,
      files: [...received.files],
      recorded_by: by,
      entry_id: entryId,
      deposited_on: isThere ? receivedOn : null,
      deposited_by: isThere ? by : null,
      deposit_entry_id: isThere ? await postDeposit(ctx, intent, receivedOn) : null,
      reversed_at: null,
      reversed_by: null,
      reversal_reason: null,
    })
    .execute()
  await markPaid(ctx, intent)
  await announce(ctx, paymentCaptured({ ...aboutPayment(intent), fromHold: false }))
  return intent
}

/** @throws Problem 404 */
export const receivedById = async (ctx: ReadCtx, id: number): Promise<Received> => {
  const intent = await intentById(ctx, id)
  const found = intent && isReceived(intent.kind) ? await receivedOf(ctx, intent.bookingId) : []
  const received = found.find((one) => one.id === id)
  if (!received) throw notFound('This payment')
  return received
}

const lockedReceived = async (ctx: WriteCtx, id: number): Promise<Received> => {
  const { bookingId } = await receivedById(ctx, id)
  await lockSubledger(ctx, 'booking', bookingId)
  return receivedById(ctx, id)
}

export const canDeposit = ({ row }: Received): boolean => row.reversed_at === null && row.deposited_on === null

/** Nothing of it was refunded; whether it is still the guest’s money is up to the ledger. */
export const canReverse = ({ row, refunded, state }: Received): boolean =>
  state === 'succeeded' && row.reversed_at === null && refunded === 0

/** Records that a check or cash reached the trust account. @throws Problem 404; 409 not_allowed_now */
export const depositReceived = async (
  ctx: WriteCtx,
  id: number,
  on: PlainDate,
  by: number | null,
): Promise<Received> => {
  const received = await lockedReceived(ctx, id)
  if (!canDeposit(received))
    throw new Problem(409, 'not_allowed_now', 'This payment is already deposited, or it was reversed.')
  const entryId = await postDeposit(ctx, received, on)
  await db(ctx)
    .updateTable('payments.received')
    .set({ deposited_on: on, deposited_by: by, deposit_entry_id: entryId })
    .where('intent_id', '=', id)
    .execute()
  return receivedById(ctx, id)
}

/** Checks that a payment can be reversed now. @throws Problem 409 not_allowed_now */
export const assertReversible = async (ctx: ReadCtx, received: Received): Promise<void> => {
  if (!canReverse(received)) throw new Problem(409, 'not_allowed_now', 'This payment was already reversed or refunded.')
  const { bookingId, amount } = received
  const deposit = await balanceOf(ctx, 'liability:guest-deposit', { bookingId, currency: amount.currency })
  if (deposit < amount.amount)
    throw new Problem(409, 'not_allowed_now', 'The stay has earned this payment. Refund it instead.')
}

export type Reversal = {
  why: ReversalCause
  reason: string
  by: number | null
  /** The nights are already the guest’s, so they get as much time for a card as after a returned bank debit. */
  sold: boolean
}

/** Reopens its installments; for a sold stay they fall due like later ones. */
const reopenParts = async (ctx: WriteCtx, { id, bookingId }: Intent, until: Date | null): Promise<void> => {
  await db(ctx)
    .updateTable('payments.installment')
    .set({ state: 'scheduled', intent_id: null, ...(until && { at_booking: false, grace_until: until }) })
    .where('booking_id', '=', bookingId)
    .where('intent_id', '=', id)
    .execute()
}

/**
 * Reverses a payment that was recorded by mistake or returned by the bank, with mirror entries; its installments are
 * open again.
 * @throws Problem 404; 409 not_allowed_now; 422 trust_short
 */
export const reverseReceived = async (
  ctx: WriteCtx,
  id: number,
  { why, reason, by, sold }: Reversal,
): Promise<Received> => {
  const received = await lockedReceived(ctx, id)
  await assertReversible(ctx, received)
  const { row, amount } = received
  const until = sold ? graceUntil(ctx.now) : null
  if (row.deposit_entry_id !== null) {
    await assertInTrust(ctx, amount)
    await reverse(ctx, row.deposit_entry_id, said('entry.payment_reversed', { id: String(id) }))
  }
  await reverse(ctx, row.entry_id, said('entry.payment_reversed', { id: String(id) }))
  await db(ctx)
    .updateTable('payments.received')
    .set({ reversed_at: ctx.now, reversed_by: by, reversal_reason: reason })
    .where('intent_id', '=', id)
    .execute()
  await db(ctx)
    .updateTable('payments.intent')
    .set({ state: 'failed', failure: why, grace_until: until })
    .where('id', '=', id)
    .execute()
  await reopenParts(ctx, received, until)
  const failed = await receivedById(ctx, id)
  await announce(ctx, paymentFailed(failureNews(failed, { retryAt: until, final: false })))
  return failed
}
