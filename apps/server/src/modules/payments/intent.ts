import { type IntentState, type Money, type ReceivedMethod, receivedMethods } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import type { Agreed, MethodKind } from './gateway.ts'
import { db, type PaymentKind, type PaymentsTables } from './tables.ts'

export type Intent = {
  id: number
  gatewayKey: string
  bookingId: number
  homeId: number
  accountId: number
  /** Who pays in the guest's place, by a name the caller chose; null if the guest pays themselves. */
  payer: string | null
  installments: number[]
  amount: Money
  offSession: boolean
  kind: PaymentKind
  /** For a bank account fresh from a page. */
  agreed: Agreed | null
  /** What is charged: a token fresh from the page, the card or account stored with the mandate, or a card hold. */
  source: { token: string } | { card: string } | { cardHoldId: number }
  state: IntentState
  method: string
  challengeUrl: string | null
  failure: string | null
  /** A newer attempt by the guest that replaced this one. */
  supersededBy: number | null
  /** For a pending bank debit: since when, and the bank's deadline. */
  pendingSince: Date | null
  answerBy: Date | null
  /** For a returned bank debit: until when a card can replace it. */
  graceUntil: Date | null
  createdAt: Date
  resolvedAt: Date | null
  /** Set when it was just recorded and nothing had been tried before: it has no rivals. */
  isFirst?: boolean
}

type IntentRow = Omit<PaymentsTables['payments.intent'], 'id' | 'state' | 'method' | 'kind'> & {
  id: number
  kind: PaymentKind
  state: IntentState
  method: string
}

const sourceOf = ({ card_hold_id, token, card }: IntentRow): Intent['source'] => {
  if (card_hold_id !== null) return { cardHoldId: card_hold_id }
  return token !== null ? { token } : { card: card ?? '' }
}

export const intentOf = (row: IntentRow): Intent => ({
  id: row.id,
  gatewayKey: row.gateway_key,
  bookingId: row.booking_id,
  homeId: row.home_id,
  accountId: row.account_id,
  payer: row.payer,
  installments: row.installments,
  amount: { amount: row.amount_minor, currency: row.currency },
  offSession: row.off_session,
  kind: row.kind,
  agreed: row.agreed_address === null ? null : { address: row.agreed_address, browser: row.agreed_browser ?? '' },
  source: sourceOf(row),
  state: row.state,
  method: row.method,
  challengeUrl: row.challenge_url,
  failure: row.failure,
  supersededBy: row.superseded_by,
  pendingSince: row.pending_since,
  answerBy: row.answer_by,
  graceUntil: row.grace_until,
  createdAt: row.created_at,
  resolvedAt: row.resolved_at,
})

export const isReceived = (kind: PaymentKind): kind is ReceivedMethod =>
  (receivedMethods as readonly string[]).includes(kind)

/** How the gateway charges it. */
export const chargedBy = ({ id, kind }: Pick<Intent, 'id' | 'kind'>): MethodKind => {
  if (isReceived(kind)) throw new Error(`payment ${id} came by ${kind}, not through the gateway`)
  return kind
}

export const intentById = async (ctx: ReadCtx, intentId: number): Promise<Intent | undefined> => {
  const row = await db(ctx).selectFrom('payments.intent').selectAll().where('id', '=', intentId).executeTakeFirst()
  return row && intentOf(row)
}

export const intentByKey = async (ctx: ReadCtx, key: string): Promise<Intent | undefined> => {
  const row = await db(ctx).selectFrom('payments.intent').selectAll().where('key', '=', key).executeTakeFirst()
  return row && intentOf(row)
}

/**
 * Earlier attempts to pay the same installments that have charged, or still may. All count, including those another
 * attempt in between replaced: every attempt ends all before it, so no two of them can charge.
 */
export const rivalsOf = async (ctx: ReadCtx, intent: Intent): Promise<Intent[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.intent')
    .selectAll()
    .where('booking_id', '=', intent.bookingId)
    .where('id', '<', intent.id)
    .where('state', '<>', 'failed')
    .where('installments', '&&', sql<number[]>`${intent.installments}::integer[]`)
    .orderBy('id')
    .execute()
  return rows.map(intentOf)
}

/**
 * Intents without an outcome that were recorded before an instant; those waiting at the guest’s bank before another.
 */
export const openIntents = async (
  ctx: ReadCtx,
  before: { recorded: Date; needsAction: Date },
  limit = 100,
): Promise<Intent[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.intent')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'recorded'), eb('created_at', '<=', before.recorded)]),
        and([eb('state', '=', 'needs_action'), eb('created_at', '<=', before.needsAction)]),
      ]),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(intentOf)
}

/** Pending bank debits, a page at a time. */
export const pendingIntents = async (ctx: ReadCtx, after: number, limit = 100): Promise<Intent[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.intent')
    .selectAll()
    .where('state', '=', 'pending')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(intentOf)
}

/**
 * A payment with its refunds, including pending ones and those the card rejected (they are still owed), and disputes
 * that aren't won.
 */
export type BookingPayment = Intent & { refunded: number; disputed: number }

/** Payments of many bookings at once, in the order they were requested. */
export const paymentsOfMany = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<BookingPayment[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.intent as intent')
    .selectAll('intent')
    .select(({ selectFrom }) => [
      selectFrom('payments.refund as refund')
        .select(sql<number>`coalesce(sum(refund.amount_minor), 0)::bigint`.as('sum'))
        .whereRef('refund.intent_id', '=', 'intent.id')
        .as('refunded'),
      selectFrom('payments.dispute as dispute')
        .select(sql<number>`coalesce(sum(dispute.amount_minor), 0)::bigint`.as('sum'))
        .whereRef('dispute.intent_id', '=', 'intent.id')
        .where('dispute.state', '<>', 'won')
        .as('disputed'),
    ])
    .where('intent.booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .orderBy('intent.id')
    .execute()
  return rows.map((row) => ({ ...intentOf(row), refunded: row.refunded ?? 0, disputed: row.disputed ?? 0 }))
}

export const paymentsOf = (ctx: ReadCtx, bookingId: number): Promise<BookingPayment[]> =>
  paymentsOfMany(ctx, [bookingId])

/** What was paid and not returned: the single figure of "paid" in lists, pages, and files. In minor units. */
export const netPaidOf = (payments: readonly BookingPayment[]): number =>
  payments
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amount, refunded, disputed }) => sum + amount.amount - refunded - disputed, 0)

/** What a person has paid by currency, less refunds and disputes. In minor units. */
export const paidByPerson = async (ctx: ReadCtx, accountId: number) => {
  const rows = await db(ctx)
    .selectFrom('payments.intent')
    .select('booking_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('state', '=', 'succeeded')
    .execute()
  const payments = await paymentsOfMany(
    ctx,
    rows.map(({ booking_id }) => booking_id),
  )
  const byCurrency = Map.groupBy(
    payments.filter((payment) => payment.accountId === accountId),
    ({ amount }) => amount.currency,
  )
  return [...byCurrency]
    .map(([currency, own]) => ({ currency, amount: netPaidOf(own) }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency))
}

export type PaidSoFar = { paid: number; refunded: number; disputed: number }

/** What a booking's guest has paid, and how much of it was refunded, in minor units. */
export const paidOf = async (ctx: ReadCtx, bookingId: number): Promise<PaidSoFar> => {
  const captured = (await paymentsOf(ctx, bookingId)).filter((payment) => payment.state === 'succeeded')
  const sum = (of: (payment: BookingPayment) => number) => captured.reduce((total, payment) => total + of(payment), 0)
  return {
    paid: sum((payment) => payment.amount.amount),
    refunded: sum((payment) => payment.refunded),
    disputed: sum((payment) => payment.disputed),
  }
}

/** Ids of the bookings paid with a card or account with these last four digits. */
export const bookingsPaidWith = async (ctx: ReadCtx, lastFour: string, limit = 500): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.intent')
    .select('booking_id')
    .distinct()
    .where('method', 'like', `%${lastFour}`)
    .where('state', '=', 'succeeded')
    .orderBy('booking_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}
