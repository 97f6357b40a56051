import { randomUUID } from 'node:crypto'
import type { Money } from '@porchlight/contract'
import { type Said, said, textOf } from '@porchlight/wording'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { balanceOf, credit, debit, type EntryLine, lockSubledger, post, trustPositions } from '#modules/ledger'
import { paymentRefunded, refundFailed, refundRecorded } from './events.ts'
import type { RefundAnswer } from './gateway.ts'
import { type BookingPayment, intentById, isReceived, paymentsOf } from './intent.ts'
import { recordMovement } from './movement.ts'
import { type Refund, refundById, refundOf } from './refund.ts'
import { allocateInTurn, allocateRefund } from './rules.ts'
import { db, type RefundState } from './tables.ts'

export type NewRefund = {
  bookingId: number
  amount: Money
  why: Said | string
  /** The guest is notified of it together with its cause; otherwise separately once it was sent. */
  notified?: boolean
  /** Only from this payment; otherwise from the booking’s payments, newest first. */
  intentId?: number
  /**
   * Whose money is refunded, as debits that sum to the amount. Without them it is what is still the guest’s deposit;
   * with them it becomes their deposit again immediately, so that no one can be paid from it meanwhile.
   */
  lines?: readonly EntryLine[]
}

type Wanted = Pick<NewRefund, 'bookingId' | 'amount' | 'intentId'>

const moreThanPaid = () => new Problem(422, 'more_than_paid', 'This is more than the guest’s refundable payments.')

/** Payments in a currency that can be refunded, newest first. */
const received = async (ctx: ReadCtx, bookingId: number, currency: string): Promise<BookingPayment[]> =>
  (await paymentsOf(ctx, bookingId))
    .filter(({ state, amount }) => state === 'succeeded' && amount.currency === currency)
    .reverse()

const refundable = ({ id, amount, refunded, disputed, payer }: BookingPayment) => ({
  intentId: id,
  payer,
  refundable: amount.amount - refunded - disputed,
})

const partsOf = async (ctx: ReadCtx, { bookingId, amount: { amount, currency }, intentId }: Wanted) => {
  const payments = (await received(ctx, bookingId, currency)).filter(
    ({ id }) => intentId === undefined || id === intentId,
  )
  const parts = allocateRefund(amount, payments.map(refundable))
  if (!parts) throw moreThanPaid()
  return { parts, homeId: payments[0]?.homeId ?? 0 }
}

type InTurn = { bookingId: number; currency: string; amounts: readonly number[] }

/** The payments that consecutive refunds would go to, and how much to each. @throws Problem 422 `more_than_paid` */
export const refundParts = async (
  ctx: ReadCtx,
  { bookingId, currency, amounts }: InTurn,
): Promise<{ payment: BookingPayment; amount: number }[]> => {
  const payments = await received(ctx, bookingId, currency)
  const parts = allocateInTurn(amounts, payments.map(refundable))
  if (!parts) throw moreThanPaid()
  return payments.flatMap((payment) =>
    parts.flatMap(({ intentId, amount }) => (intentId === payment.id ? [{ payment, amount }] : [])),
  )
}

const insertRefund = async (
  ctx: WriteCtx,
  { bookingId, amount, why, notified = false }: NewRefund,
  homeId: number,
  part: { intentId: number; amount: number },
): Promise<Refund> =>
  refundOf(
    await db(ctx)
      .insertInto('payments.refund')
      .values({
        gateway_key: `refund_${randomUUID()}`,
        intent_id: part.intentId,
        booking_id: bookingId,
        home_id: homeId,
        currency: amount.currency,
        amount_minor: part.amount,
        why: JSON.stringify(textOf(why)),
        notified,
        failure: null,
        proof: null,
        created_at: ctx.now,
        resolved_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

const owedBack = async (ctx: WriteCtx, bookingId: number, currency: string): Promise<number> => {
  const row = await db(ctx)
    .selectFrom('payments.refund')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('booking_id', '=', bookingId)
    .where('currency', '=', currency)
    .where('state', 'in', ['recorded', 'failed'])
    .executeTakeFirst()
  return row?.sum ?? 0
}

/** A refund must be covered by the guest’s deposit until it is sent; it is no one else’s money (R46). */
const assertCovered = async (ctx: WriteCtx, { bookingId, amount: { currency } }: NewRefund): Promise<void> => {
  const deposit = await balanceOf(ctx, 'liability:guest-deposit', { bookingId, currency })
  const owed = await owedBack(ctx, bookingId, currency)
  if (owed > deposit)
    throw new Error(
      `refunds of ${owed} exceed the deposit of ${deposit} of booking ${bookingId}: say whose money goes back`,
    )
}

/**
 * First phase of a refund: records what is refunded to the card, and a job asks the gateway once this transaction has
 * committed. The ledger follows when the gateway has paid, so both always agree; until then the money stays the guest’s
 * deposit. One refund may become several, one per payment.
 * @throws Problem 422 `more_than_paid`.
 */
export const recordRefund = async (ctx: WriteCtx, refund: NewRefund): Promise<Refund[]> => {
  if (refund.amount.amount === 0) return []
  await lockSubledger(ctx, 'booking', refund.bookingId)
  const { parts, homeId } = await partsOf(ctx, refund)
  const refunds: Refund[] = []
  for (const part of parts) refunds.push(await insertRefund(ctx, refund, homeId, part))
  const [first] = refunds
  if (refund.lines && first)
    await post(ctx, {
      purpose: 'refund-owed',
      source: `refund:${first.id}`,
      document: said('entry.refund', { id: String(first.id), why: first.why }),
      currency: refund.amount.currency,
      homeId,
      bookingId: refund.bookingId,
      lines: [...refund.lines, credit('liability:guest-deposit', refund.amount.amount)],
    })
  await assertCovered(ctx, refund)
  for (const { id, bookingId } of refunds) await announce(ctx, refundRecorded({ refundId: id, bookingId, homeId }))
  return refunds
}

const closeRefund = async (
  ctx: WriteCtx,
  refundId: number,
  state: RefundState,
  more: { failure?: string; proof?: string } = {},
): Promise<Refund> =>
  refundOf(
    await db(ctx)
      .updateTable('payments.refund')
      .set({ state, resolved_at: ctx.now, ...more })
      .where('id', '=', refundId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

const newsOf = async (ctx: WriteCtx, { id, intentId, bookingId, homeId, amount, notified }: Refund) => ({
  refundId: id,
  bookingId,
  homeId,
  payer: (await intentById(ctx, intentId))?.payer ?? null,
  amount: amount.amount,
  currency: amount.currency,
  notified,
})

const tellRefunded = async (ctx: WriteCtx, refund: Refund, proof: string | null = null) =>
  announce(ctx, paymentRefunded({ ...(await newsOf(ctx, refund)), proof }))

/** The card rejected it: closed as owed, to be paid another way. */
export const closeAsRefused = async (ctx: WriteCtx, refund: Refund, message: string): Promise<Refund> => {
  await announce(ctx, refundFailed({ ...(await newsOf(ctx, refund)), message }))
  return await closeRefund(ctx, refund.id, 'failed', { failure: message })
}

/** A returned refund was already posted once, so each payment route has its own purpose. */
const ways = { 'processor:clearing': 'refund', 'cash:trust': 'refund-by-other-means' } as const

const postRefund = (ctx: WriteCtx, refund: Refund, from: keyof typeof ways, document: Said) =>
  post(ctx, {
    purpose: ways[from],
    source: `refund:${refund.id}`,
    document,
    currency: refund.amount.currency,
    homeId: refund.homeId,
    bookingId: refund.bookingId,
    lines: [debit('liability:guest-deposit', refund.amount.amount), credit(from, refund.amount.amount)],
  })

export const lockedRefund = async (ctx: WriteCtx, refundId: number): Promise<Refund> => {
  const found = await refundById(ctx, refundId)
  if (!found) throw notFound('This refund')
  await lockSubledger(ctx, 'booking', found.bookingId)
  return (await refundById(ctx, refundId)) ?? found
}

/** Third phase of a refund; recording it again changes nothing. */
export const recordRefundOutcome = async (ctx: WriteCtx, refundId: number, answer: RefundAnswer): Promise<Refund> => {
  const refund = await lockedRefund(ctx, refundId)
  if (refund.state !== 'recorded') return refund
  const { bookingId, homeId, intentId, amount } = refund
  if (answer.kind === 'refused') return await closeAsRefused(ctx, refund, answer.message)
  const done = await closeRefund(ctx, refundId, 'succeeded')
  const back = { ...amount, amount: -amount.amount }
  await postRefund(ctx, refund, 'processor:clearing', said('entry.refund', { id: String(refundId), why: refund.why }))
  await recordMovement(ctx, { kind: 'refund', sourceId: refundId, intentId, bookingId, homeId, amount: back })
  await tellRefunded(ctx, refund)
  return done
}

/** A payment by wire, check, or in cash can't be refunded to a card: staff pay it from the list of refunds to pay. */
const leaveToStaff = async (ctx: WriteCtx, refundId: number): Promise<void> => {
  const refund = await lockedRefund(ctx, refundId)
  if (refund.state === 'recorded') await closeRefund(ctx, refundId, 'failed')
}

/** All phases after the first; can run any number of times, since the gateway acts once per key. */
export const performRefund = async (app: App, refundId: number): Promise<void> => {
  const refund = await app.work.read((ctx) => refundById(ctx, refundId))
  if (refund?.state !== 'recorded') return
  const charge = await app.work.read((ctx) => intentById(ctx, refund.intentId))
  if (charge && isReceived(charge.kind)) {
    await app.work.write((ctx) => leaveToStaff(ctx, refundId))
    return
  }
  const answer = await app.adapters.gateway.refund({
    key: refund.gatewayKey,
    chargeKey: charge?.gatewayKey ?? '',
    amount: refund.amount,
  })
  await app.work.write((ctx) => recordRefundOutcome(ctx, refundId, answer))
}

/** The bank pays only what the trust account contains; what the card processor still holds hasn't arrived (R44). */
export const assertInTrust = async (ctx: WriteCtx, { amount, currency }: Money): Promise<void> => {
  await lockSubledger(ctx, 'trust', currency)
  const [trust] = await trustPositions(ctx, currency)
  if (amount > (trust?.cash ?? 0))
    throw new Problem(422, 'trust_short', 'The trust account doesn’t hold that much right now.')
}

/**
 * Refunds by bank transfer or check what the card no longer accepts (R32), from the trust account, with its proof.
 * @throws Problem 404; 409 `not_allowed_now` unless the card rejected the refund; 422 `trust_short`
 */
export const refundByOtherMeans = async (ctx: WriteCtx, refundId: number, proof: string): Promise<Refund> => {
  const refund = await lockedRefund(ctx, refundId)
  if (refund.state !== 'failed')
    throw new Problem(409, 'not_allowed_now', 'Only a refund rejected by the card can be paid another way.')
  await assertInTrust(ctx, refund.amount)
  const done = await closeRefund(ctx, refundId, 'by_other_means', { proof })
  await postRefund(ctx, refund, 'cash:trust', said('entry.refund_other', { id: String(refundId), proof }))
  await tellRefunded(ctx, refund, proof)
  return done
}
