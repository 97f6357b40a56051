import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { credit, debit, lockSubledger, post } from '#modules/ledger'
import type { ChargeAnswer } from './gateway.ts'
import { type Intent, intentById, intentOf } from './intent.ts'
import { recordMovement } from './movement.ts'
import { recordRefund } from './refunding.ts'
import { nextTry } from './rules.ts'
import { db } from './tables.ts'

/** What came of an intent, as far as it is known. */
export type Outcome =
  | ChargeAnswer
  /** An earlier attempt of the guest had charged after all; this one charged nothing. */
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

const markPaid = async (ctx: WriteCtx, intent: Intent): Promise<number> => {
  const rows = await db(ctx)
    .updateTable('payments.instalment')
    .set({ state: 'paid', intent_id: intent.id })
    .where('booking_id', '=', intent.bookingId)
    .where('ordinal', 'in', intent.instalments)
    .where('state', '<>', 'paid')
    .returning('amount_minor')
    .execute()
  return rows.reduce((sum, row) => sum + row.amount_minor, 0)
}

const keepMandate = async (ctx: WriteCtx, intent: Intent, { card, method, authenticated }: Succeeded) => {
  const given = { card, method, authenticated, account_id: intent.accountId, intent_id: intent.id, given_at: ctx.now }
  await db(ctx)
    .insertInto('payments.mandate')
    .values({ booking_id: intent.bookingId, home_id: intent.homeId, ...given })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(given))
    .execute()
}

const about = ({ id, bookingId, homeId, accountId, payer, amount, instalments, offSession }: Intent) => ({
  paymentId: id,
  bookingId,
  homeId,
  accountId,
  payer,
  amount: amount.amount,
  currency: amount.currency,
  instalments,
  scheduled: offSession,
})

/** The money is there: it is the guest’s deposit until the stay is earned (R45). */
const recordCapture = async (ctx: WriteCtx, intent: Intent, outcome: Succeeded): Promise<Intent> => {
  const { bookingId, homeId, amount } = intent
  const captured = await updateIntent(ctx, intent.id, {
    state: 'succeeded',
    method: outcome.method,
    failure: null,
    resolved_at: ctx.now,
  })
  await endHold(ctx, captured, true)
  await recordMovement(ctx, { kind: 'capture', sourceId: intent.id, intentId: intent.id, bookingId, homeId, amount })
  await post(ctx, {
    purpose: 'capture',
    source: `payment:${intent.id}`,
    document: `Payment ${intent.id}, ${outcome.method}`,
    currency: amount.currency,
    homeId,
    bookingId,
    lines: [debit('processor:clearing', amount.amount), credit('liability:guest-deposit', amount.amount)],
  })
  if (!intent.offSession && intent.payer === null) await keepMandate(ctx, intent, outcome)
  const surplus = amount.amount - (await markPaid(ctx, intent))
  await announce(ctx, 'payment.captured', about(captured))
  if (surplus > 0)
    await recordRefund(ctx, {
      bookingId,
      intentId: intent.id,
      amount: { ...amount, amount: surplus },
      why: 'This part had already been paid.',
    })
  return captured
}

/** Lets the instalments go again; a scheduled one is tried at the next midnight until its grace is over (R29). */
const releaseInstalments = async (ctx: WriteCtx, intent: Intent, code: string): Promise<{ retryAt: Date | null }> => {
  const rows = await db(ctx)
    .updateTable('payments.instalment')
    .set({ intent_id: null })
    .where('booking_id', '=', intent.bookingId)
    .where('intent_id', '=', intent.id)
    .where('state', '<>', 'paid')
    .returning(['ordinal', 'due_on', 'time_zone', 'state'])
    .execute()
  if (!intent.offSession) return { retryAt: null }
  let retryAt: Date | null = null
  for (const row of rows.filter(({ state }) => state === 'scheduled')) {
    retryAt = code === 'abandoned' ? ctx.now : nextTry({ dueOn: row.due_on, timeZone: row.time_zone }, ctx.now)
    await db(ctx)
      .updateTable('payments.instalment')
      .set(retryAt ? { next_try_at: retryAt } : { state: 'failed' })
      .where('booking_id', '=', intent.bookingId)
      .where('ordinal', '=', row.ordinal)
      .execute()
  }
  return { retryAt }
}

/** The hold that an intent was to be taken from has ended with it. */
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

const recordFailure = async (ctx: WriteCtx, intent: Intent, code: string, method = ''): Promise<Intent> => {
  const failed = await updateIntent(ctx, intent.id, { state: 'failed', failure: code, method, resolved_at: ctx.now })
  await endHold(ctx, failed, false)
  const { retryAt } = await releaseInstalments(ctx, intent, code)
  if (!quiet.has(code))
    await announce(ctx, 'payment.failed', {
      ...about(failed),
      code,
      retryAt: retryAt?.toISOString() ?? null,
      final: intent.offSession && retryAt === null,
    })
  return failed
}

const isFinal = (intent: Intent): boolean => intent.state === 'succeeded' || intent.state === 'failed'

/**
 * Third phase: writes down what the gateway said, once; a second telling changes nothing. On success the ledger gets the
 * guest’s deposit, the instalments are paid and the card is kept for later ones (R34). Should a charge that counted as
 * lost turn out to have happened, its money is booked, and refunded when it was paid otherwise meanwhile.
 */
export const recordOutcome = async (ctx: WriteCtx, intentId: number, outcome: Outcome): Promise<Intent> => {
  const found = await intentById(ctx, intentId)
  if (!found) throw new Error(`there is no payment intent ${intentId}`)
  await lockSubledger(ctx, 'booking', found.bookingId)
  const intent = (await intentById(ctx, intentId)) ?? found
  if (outcome.kind === 'succeeded' && intent.state !== 'succeeded') return await recordCapture(ctx, intent, outcome)
  if (isFinal(intent)) return intent
  switch (outcome.kind) {
    case 'needs_action':
      return await updateIntent(ctx, intentId, {
        state: 'needs_action',
        method: outcome.method,
        challenge_url: outcome.challengeUrl,
      })
    case 'refused':
      return await recordFailure(ctx, intent, outcome.code, outcome.method)
    case 'superseded':
      return await recordFailure(ctx, intent, 'superseded')
    case 'cancelled':
      return await recordFailure(ctx, intent, intent.supersededBy === null ? 'abandoned' : 'superseded', intent.method)
    case 'succeeded':
    case 'unknown':
      return intent
  }
}
