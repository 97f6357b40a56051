import { unpaidInstallmentStates } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { credit, debit, lockSubledger, post } from '#modules/ledger'
import { bankAnswerBy, graceUntil } from './bank-days.ts'
import { paymentCaptured, paymentFailed, paymentPending } from './events.ts'
import type { ChargeAnswer } from './gateway.ts'
import { type Intent, intentById, intentOf } from './intent.ts'
import { saveMandate } from './mandate.ts'
import { movementRow } from './movement.ts'
import { recordRefund } from './refund-commands.ts'
import { nextTry } from './rules.ts'
import { db } from './tables.ts'

/** The outcome of an intent, as far as it is known. */
export type Outcome =
  | ChargeAnswer
  /** An earlier attempt by the guest had charged after all; this one charged nothing. */
  | { kind: 'superseded' }
  /** The gateway did not answer; the sweeper will ask again. */
  | { kind: 'unknown' }

type Succeeded = Extract<Outcome, { kind: 'succeeded' }>

const updateIntent = async (
  ctx: WriteCtx,
  intentId: number,
  change: Partial<{
    state: Intent['state']
    method: string
    challenge_url: string | null
    failure: string | null
    pending_since: Date
    answer_by: Date
    grace_until: Date | null
    resolved_at: Date
  }>,
): Promise<Intent> =>
  intentOf(
    await db(ctx)
      .updateTable('payments.intent')
      .set(change)
      .where('id', '=', intentId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

const paidInstallments = (tables: Pick<ReturnType<typeof db>, 'updateTable'>, intent: Intent) =>
  tables
    .updateTable('payments.installment')
    .set({ state: 'paid', intent_id: intent.id })
    .where('booking_id', '=', intent.bookingId)
    .where('ordinal', 'in', intent.installments)
    .where('state', '<>', 'paid')
    .returning('amount_minor')

/** Marks the installments as paid and returns how much of the amount was open. */
export const markPaid = async (ctx: WriteCtx, intent: Intent): Promise<number> => {
  const rows = await paidInstallments(db(ctx), intent).execute()
  return rows.reduce((sum, row) => sum + row.amount_minor, 0)
}

/** The announced details of a payment. */
export const aboutPayment = ({
  id,
  bookingId,
  homeId,
  accountId,
  payer,
  amount,
  installments,
  offSession,
  kind,
}: Intent) => ({
  paymentId: id,
  bookingId,
  homeId,
  accountId,
  payer,
  amount: amount.amount,
  currency: amount.currency,
  installments,
  scheduled: offSession,
  method: kind,
})

/** The announced details of a failed intent. `graceUntil`: a bank returned it, and a card can replace it until then. */
export const failureNews = (failed: Intent, { retryAt, final }: { retryAt: Date | null; final: boolean }) => ({
  ...aboutPayment(failed),
  code: failed.failure,
  retryAt: retryAt?.toISOString() ?? null,
  final,
  graceUntil: failed.graceUntil?.toISOString() ?? null,
})

const zoneOf = async (ctx: WriteCtx, { bookingId }: Intent): Promise<string> => {
  const row = await db(ctx)
    .selectFrom('payments.installment')
    .select('time_zone')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row?.time_zone ?? 'UTC'
}

/** The bank has days to answer. This attempt owns its installments again: nothing else can be charged for them. */
const recordPending = async (ctx: WriteCtx, intent: Intent, method: string): Promise<Intent> => {
  const pending = await updateIntent(ctx, intent.id, {
    state: 'pending',
    method,
    challenge_url: null,
    pending_since: ctx.now,
    answer_by: bankAnswerBy(ctx.now, await zoneOf(ctx, intent)),
  })
  await db(ctx)
    .updateTable('payments.installment')
    .set({ intent_id: intent.id, grace_until: null })
    .where('booking_id', '=', intent.bookingId)
    .where('ordinal', 'in', intent.installments)
    .where('state', 'in', unpaidInstallmentStates)
    .execute()
  await announce(ctx, paymentPending(aboutPayment(pending)))
  return pending
}

/** The intent, its installments, and the movement in one statement. `open`: how much of the amount was open. */
const insertCapture = async (ctx: WriteCtx, intent: Intent, { method }: Succeeded) => {
  const { id, bookingId, homeId, amount } = intent
  const movement = { kind: 'capture', sourceId: id, intentId: id, bookingId, homeId, amount } as const
  const { paid, ...row } = await db(ctx)
    .with('paid', (tables) => paidInstallments(tables, intent))
    .with('movement', (tables) => tables.insertInto('payments.movement').values(movementRow(ctx, movement)))
    .updateTable('payments.intent')
    .set({ state: 'succeeded', method, failure: null, resolved_at: ctx.now })
    .where('id', '=', id)
    .returningAll()
    .returning(sql<number>`(select coalesce(sum(amount_minor), 0)::bigint from paid)`.as('paid'))
    .executeTakeFirstOrThrow()
  return { captured: intentOf(row), open: paid }
}

/** The money has arrived: it is the guest’s deposit until the stay is earned (R45). */
const recordCapture = async (ctx: WriteCtx, intent: Intent, outcome: Succeeded): Promise<Intent> => {
  const { bookingId, homeId, amount } = intent
  const { captured, open } = await insertCapture(ctx, intent, outcome)
  await endHold(ctx, captured, true)
  await post(ctx, {
    purpose: 'capture',
    source: `payment:${intent.id}`,
    document: said('entry.payment', { id: String(intent.id), method: outcome.method }),
    currency: amount.currency,
    homeId,
    bookingId,
    lines: [debit('processor:clearing', amount.amount), credit('liability:guest-deposit', amount.amount)],
  })
  if (!intent.offSession && intent.payer === null) await saveMandate(ctx, intent, outcome)
  const surplus = amount.amount - open
  await announce(ctx, paymentCaptured({ ...aboutPayment(captured), fromHold: 'cardHoldId' in captured.source }))
  if (surplus > 0)
    await recordRefund(ctx, {
      bookingId,
      intentId: intent.id,
      amount: { ...amount, amount: surplus },
      why: said('refund.already_paid'),
    })
  return captured
}

/**
 * A returned debit is not retried: during its grace period, a card can pay installments that aren't due at booking
 * (R29).
 */
const waitForCard = async (ctx: WriteCtx, { bookingId, installments }: Intent, until: Date): Promise<void> => {
  await db(ctx)
    .updateTable('payments.installment')
    .set({ grace_until: until })
    .where('booking_id', '=', bookingId)
    .where('ordinal', 'in', installments)
    .where('at_booking', '=', false)
    .where('state', '=', 'scheduled')
    .where('intent_id', 'is', null)
    .execute()
}

/**
 * Frees the installments again; a scheduled one is retried at the next midnight until its grace period is over (R29).
 */
const releaseInstallments = async (ctx: WriteCtx, intent: Intent, code: string): Promise<{ retryAt: Date | null }> => {
  const rows = await db(ctx)
    .updateTable('payments.installment')
    .set({ intent_id: null })
    .where('booking_id', '=', intent.bookingId)
    .where('intent_id', '=', intent.id)
    .where('state', '<>', 'paid')
    .returning(['ordinal', 'due_on', 'time_zone', 'state'])
    .execute()
  if (intent.graceUntil) {
    await waitForCard(ctx, intent, intent.graceUntil)
    return { retryAt: intent.graceUntil }
  }
  if (!intent.offSession) return { retryAt: null }
  let retryAt: Date | null = null
  for (const row of rows.filter(({ state }) => state === 'scheduled')) {
    retryAt = code === 'abandoned' ? ctx.now : nextTry({ dueOn: row.due_on, timeZone: row.time_zone }, ctx.now)
    await db(ctx)
      .updateTable('payments.installment')
      .set(retryAt ? { next_try_at: retryAt } : { state: 'failed' })
      .where('booking_id', '=', intent.bookingId)
      .where('ordinal', '=', row.ordinal)
      .execute()
  }
  return { retryAt }
}

/** Ends the hold that an intent was supposed to capture. */
const endHold = async (ctx: WriteCtx, { source, amount }: Intent, captured: boolean): Promise<void> => {
  if (!('cardHoldId' in source)) return
  await db(ctx)
    .updateTable('payments.card_hold')
    .set({
      state: captured ? 'captured' : 'released',
      captured_minor: captured ? amount.amount : null,
      ended_at: ctx.now,
    })
    .where('id', '=', source.cardHoldId)
    .execute()
}

const quiet = new Set(['superseded', 'abandoned'])

/** A bank declined after taking days, or when charged while the guest was away: the guest gets time for a card. */
const isReturned = ({ kind, state, offSession }: Intent, code: string): boolean =>
  kind === 'bank' && !quiet.has(code) && (state === 'pending' || offSession)

const recordFailure = async (ctx: WriteCtx, intent: Intent, code: string, method = ''): Promise<Intent> => {
  const failed = await updateIntent(ctx, intent.id, {
    state: 'failed',
    failure: code,
    method,
    grace_until: isReturned(intent, code) ? graceUntil(ctx.now) : null,
    resolved_at: ctx.now,
  })
  await endHold(ctx, failed, false)
  const { retryAt } = await releaseInstallments(ctx, failed, code)
  if (!quiet.has(code))
    await announce(ctx, paymentFailed(failureNews(failed, { retryAt, final: intent.offSession && retryAt === null })))
  return failed
}

const isFinal = (intent: Intent): boolean => intent.state === 'succeeded' || intent.state === 'failed'

/**
 * Third phase: records the gateway's answer, once; recording it again changes nothing. On success the guest’s deposit
 * is posted to the ledger, the installments are paid, and the card is stored for later ones (R34). If a charge
 * considered lost succeeded after all, its money is posted, and refunded if it was paid another way meanwhile.
 */
export const recordOutcome = async (
  ctx: WriteCtx,
  { id: intentId, bookingId }: Pick<Intent, 'id' | 'bookingId'>,
  outcome: Outcome,
): Promise<Intent> => {
  await lockSubledger(ctx, 'booking', bookingId)
  const intent = await intentById(ctx, intentId)
  if (intent?.bookingId !== bookingId) throw new Error(`booking ${bookingId} has no payment intent ${intentId}`)
  if (outcome.kind === 'succeeded' && intent.state !== 'succeeded') return await recordCapture(ctx, intent, outcome)
  if (isFinal(intent)) return intent
  switch (outcome.kind) {
    case 'needs_action':
      if (intent.state === 'pending') return intent
      return await updateIntent(ctx, intentId, {
        state: 'needs_action',
        method: outcome.method,
        challenge_url: outcome.challengeUrl,
      })
    case 'pending':
      return intent.state === 'pending' ? intent : await recordPending(ctx, intent, outcome.method)
    case 'refused':
      return await recordFailure(ctx, intent, outcome.code, outcome.method)
    case 'superseded':
      return await recordFailure(ctx, intent, 'superseded')
    case 'canceled':
      if (intent.state === 'pending') return await recordFailure(ctx, intent, 'bank_refused', intent.method)
      return await recordFailure(ctx, intent, intent.supersededBy === null ? 'abandoned' : 'superseded', intent.method)
    case 'succeeded':
    case 'unknown':
      return intent
  }
}
