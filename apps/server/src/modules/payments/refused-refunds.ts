import type { Money } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type Refund, refundOf } from './refund.ts'
import { db } from './tables.ts'

const mostShown = 200

export type RefusedRefund = Refund & { payment: { proof: string; paidAt: Date } | null }

/**
 * Refunds the card rejected (R32), or of payments without a card: open ones, oldest first, or those paid another way,
 * newest first.
 */
export const refusedRefunds = async (ctx: ReadCtx, status: 'open' | 'paid'): Promise<RefusedRefund[]> => {
  const open = status === 'open'
  const rows = await db(ctx)
    .selectFrom('payments.refund')
    .selectAll()
    .where('state', '=', open ? 'failed' : 'by_other_means')
    .orderBy(open ? 'created_at' : 'resolved_at', open ? 'asc' : 'desc')
    .orderBy('id', open ? 'asc' : 'desc')
    .limit(mostShown)
    .execute()
  return rows.map((row) => ({
    ...refundOf(row),
    payment: row.proof !== null && row.resolved_at ? { proof: row.proof, paidAt: row.resolved_at } : null,
  }))
}

/** What guests are owed because their cards rejected it, by currency. */
export const refusedSums = (ctx: ReadCtx): Promise<Money[]> =>
  db(ctx)
    .selectFrom('payments.refund')
    .select(['currency', sql<number>`sum(amount_minor)::bigint`.as('amount')])
    .where('state', '=', 'failed')
    .groupBy('currency')
    .orderBy('currency')
    .execute()
