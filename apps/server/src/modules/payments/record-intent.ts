import { randomUUID } from 'node:crypto'
import { askingIntentStates, type Money } from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import type { CardHold } from './card-hold.ts'
import type { Agreed, MethodKind } from './gateway.ts'
import { type Installment, scheduleOf } from './installment.ts'
import { type Intent, intentByKey, intentOf } from './intent.ts'
import { paidCards } from './mandate.ts'
import { db } from './tables.ts'

export type NewIntent = {
  bookingId: number
  homeId: number
  accountId: number
  /** The sum of the installments it pays. */
  amount: Money
  /** Ordinals of the schedule. */
  installments: readonly number[]
  token: string
  /**
   * Who pays in the guest's place, by a name the caller chose; their card is not stored. By default, the guest
   * themselves.
   */
  payer?: string
  /** A card by default. */
  kind?: MethodKind
  /** For a bank account: where the guest authorized the debit. */
  agreed?: Agreed
  /** The caller’s own key: the same key finds the same intent. */
  key: string
}

/** What the caller read itself, under `lockSubledger` of the booking: it is neither locked nor read again. */
type Known = { intent: Intent | undefined; schedule?: readonly Installment[] }

const sameRequest = (intent: Intent, request: Omit<NewIntent, 'token'>): boolean =>
  intent.bookingId === request.bookingId &&
  intent.payer === (request.payer ?? null) &&
  intent.amount.amount === request.amount.amount &&
  intent.amount.currency === request.amount.currency &&
  [...intent.installments].sort().join() === [...request.installments].sort().join()

const assertDue = async (
  ctx: WriteCtx,
  request: Omit<NewIntent, 'token'>,
  known?: readonly Installment[],
): Promise<void> => {
  const schedule = known ?? (await scheduleOf(ctx, request.bookingId))
  const rows = schedule.filter(
    ({ ordinal, amount }) => request.installments.includes(ordinal) && amount.currency === request.amount.currency,
  )
  const named = request.installments.join(', ')
  if (rows.length !== new Set(request.installments).size)
    throw new Error(`booking ${request.bookingId} has no installments ${named} in ${request.amount.currency}`)
  if (rows.some(({ state }) => state === 'paid' || state === 'canceled'))
    throw new Problem(409, 'not_allowed_now', 'This part of the price is already paid or no longer due.')
  if (rows.some(({ pending }) => pending))
    throw new Problem(409, 'payment_pending', 'A bank is already processing this payment. You won’t be charged twice.')
  const sum = rows.reduce((total, { amount }) => total + amount.amount, 0)
  if (sum !== request.amount.amount)
    throw new Error(`installments ${named} come to ${sum}, not ${request.amount.amount}`)
}

/** Earlier attempts at the same installments that have charged, or still may: the new one's rivals. */
const attemptsAt = async (ctx: WriteCtx, request: Pick<NewIntent, 'bookingId' | 'installments'>): Promise<Intent[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.intent')
    .selectAll()
    .where('booking_id', '=', request.bookingId)
    .where('state', '<>', 'failed')
    .where('installments', '&&', sql<number[]>`${request.installments}::integer[]`)
    .execute()
  return rows.map(intentOf)
}

/** Those that the new one supersedes. */
const openOf = (attempts: readonly Intent[]): Intent[] =>
  attempts.filter(({ state, supersededBy }) => askingIntentStates.includes(state) && supersededBy === null)

export type InsertedIntent = Omit<NewIntent, 'token'> & { offSession: boolean } & (
    | { token: string }
    | { card: string }
    | { hold: CardHold }
  )

/** Saves the intent and assigns its installments to it; an earlier intent is superseded. */
export const insertIntent = async (
  ctx: WriteCtx,
  request: InsertedIntent,
  superseded: readonly Intent[],
): Promise<Intent> => {
  const hold = 'hold' in request ? request.hold : undefined
  const values = {
    key: request.key,
    gateway_key: hold?.gatewayKey ?? `pay_${randomUUID()}`,
    booking_id: request.bookingId,
    home_id: request.homeId,
    account_id: request.accountId,
    installments: [...request.installments],
    currency: request.amount.currency,
    amount_minor: request.amount.amount,
    off_session: request.offSession,
    kind: request.kind ?? 'card',
    agreed_address: request.agreed?.address ?? null,
    agreed_browser: request.agreed?.browser.slice(0, 400) ?? null,
    pending_since: null,
    answer_by: null,
    grace_until: null,
    token: 'token' in request ? request.token : null,
    card: hold ? (hold.card ?? '') : 'card' in request ? request.card : null,
    card_hold_id: hold?.id ?? null,
    payer: request.payer ?? null,
    challenge_url: null,
    failure: null,
    superseded_by: null,
    created_at: ctx.now,
    resolved_at: null,
  }
  const row = await db(ctx)
    .with('made', (intents) => intents.insertInto('payments.intent').values(values).returningAll())
    .updateTable('payments.installment')
    .from('made')
    .set(({ ref }) => ({ intent_id: ref('made.id') }))
    .where('payments.installment.booking_id', '=', request.bookingId)
    .where('payments.installment.ordinal', 'in', request.installments)
    .returningAll('made')
    .executeTakeFirstOrThrow()
  for (const rival of superseded)
    await db(ctx).updateTable('payments.intent').set({ superseded_by: row.id }).where('id', '=', rival.id).execute()
  return intentOf(row)
}

/**
 * First phase of a payment: records what is about to be charged. The same key finds the same intent, and so does the
 * same card while an earlier attempt has no outcome. Another card replaces that attempt, and `submitIntent` makes sure
 * the earlier one never charges as well.
 * @param known what the caller has read under the lock of the booking’s subledger
 * @throws Problem 409 `not_allowed_now` if an installment is paid or no longer due, `payment_pending` while a bank is
 *   paying it; 422 `idempotency_mismatch` if the key belongs to another payment
 */
export const recordIntent = async (ctx: WriteCtx, request: NewIntent, known?: Known): Promise<Intent> => {
  if (!known) await lockSubledger(ctx, 'booking', request.bookingId)
  const before = known ? known.intent : await intentByKey(ctx, request.key)
  if (before && sameRequest(before, request)) return before
  if (before) throw new Problem(422, 'idempotency_mismatch', 'This Idempotency-Key was used for a different payment.')
  await assertDue(ctx, request, known?.schedule)
  const attempts = await attemptsAt(ctx, request)
  const open = openOf(attempts)
  const resumed = open.find(
    (intent) => 'token' in intent.source && intent.source.token === request.token && sameRequest(intent, request),
  )
  if (resumed) return resumed
  const intent = await insertIntent(ctx, { ...request, offSession: false }, open)
  return attempts.length === 0 ? { ...intent, isFirst: true } : intent
}

/**
 * The same with the guest's stored card, while they are away (R34). An intent that was about to pay one of the
 * installments is superseded. Undefined if no card is stored.
 * @throws Problem as `recordIntent`
 */
export const recordFromStoredCard = async (
  ctx: WriteCtx,
  request: Omit<NewIntent, 'token' | 'payer'>,
): Promise<Intent | undefined> => {
  await lockSubledger(ctx, 'booking', request.bookingId)
  const known = await intentByKey(ctx, request.key)
  if (known) return known
  const card = (await paidCards(ctx, [request.bookingId])).get(request.bookingId)
  if (card === undefined) return undefined
  await assertDue(ctx, request)
  return insertIntent(ctx, { ...request, card, offSession: true }, openOf(await attemptsAt(ctx, request)))
}
