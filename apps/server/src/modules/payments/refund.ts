import type { Money } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import type { Selectable } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db, type PaymentsTables, type RefundState } from './tables.ts'

export type Refund = {
  id: number
  gatewayKey: string
  intentId: number
  bookingId: number
  homeId: number
  amount: Money
  why: Said
  /** The guest is notified of it together with its cause. */
  notified: boolean
  state: RefundState
  failure: string | null
  /** How it was paid another way; null while its card is asked or accepted it. */
  proof: string | null
  createdAt: Date
  resolvedAt: Date | null
}

type RefundRow = Selectable<PaymentsTables['payments.refund']>

export const refundOf = (row: RefundRow): Refund => ({
  id: row.id,
  gatewayKey: row.gateway_key,
  intentId: row.intent_id,
  bookingId: row.booking_id,
  homeId: row.home_id,
  amount: { amount: row.amount_minor, currency: row.currency },
  why: row.why,
  notified: row.notified,
  state: row.state,
  failure: row.failure,
  proof: row.proof,
  createdAt: row.created_at,
  resolvedAt: row.resolved_at,
})

export const refundById = async (ctx: ReadCtx, refundId: number): Promise<Refund | undefined> => {
  const row = await db(ctx).selectFrom('payments.refund').selectAll().where('id', '=', refundId).executeTakeFirst()
  return row && refundOf(row)
}

export const refundsOf = async (ctx: ReadCtx, bookingId: number): Promise<Refund[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.refund')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows.map(refundOf)
}

/** Refunds without a recorded outcome since before an instant. */
export const openRefunds = async (ctx: ReadCtx, before: Date, limit = 100): Promise<Refund[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.refund')
    .selectAll()
    .where('state', '=', 'recorded')
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(refundOf)
}
