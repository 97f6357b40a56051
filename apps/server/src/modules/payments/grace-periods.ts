import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { paymentFailed } from './events.ts'
import { intentOf } from './intent.ts'
import { mandateOf } from './mandate.ts'
import { failureNews } from './record-outcome.ts'
import { db } from './tables.ts'

type Part = { bookingId: number; ordinal: number }

/** Installments whose bank debit was returned, and whose grace period for a card is over. */
export const gracesOver = async (ctx: ReadCtx, limit = 200): Promise<Part[]> => {
  const rows = await db(ctx)
    .selectFrom('payments.installment')
    .select(['booking_id', 'ordinal'])
    .where('state', '=', 'scheduled')
    .where('intent_id', 'is', null)
    .where('grace_until', '<=', ctx.now)
    .orderBy('grace_until')
    .limit(limit)
    .execute()
  return rows.map(({ booking_id, ordinal }) => ({ bookingId: booking_id, ordinal }))
}

const lastReturned = async (ctx: WriteCtx, { bookingId, ordinal }: Part) => {
  const row = await db(ctx)
    .selectFrom('payments.intent')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('installments', '&&', sql<number[]>`${[ordinal]}::integer[]`)
    .where('grace_until', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return intentOf(row)
}

const needsGuest = async (ctx: WriteCtx, { bookingId, ordinal }: Part): Promise<boolean> => {
  const row = await db(ctx)
    .selectFrom('payments.installment')
    .select('needs_guest')
    .where('booking_id', '=', bookingId)
    .where('ordinal', '=', ordinal)
    .executeTakeFirst()
  return row?.needs_guest ?? true
}

/** Charges a stored card now; without one, the installment has permanently failed (R29). */
const endGrace = async (ctx: WriteCtx, part: Part): Promise<void> => {
  await lockSubledger(ctx, 'booking', part.bookingId)
  const hasCard = !(await needsGuest(ctx, part)) && (await mandateOf(ctx, part.bookingId))?.kind === 'card'
  const ended = await db(ctx)
    .updateTable('payments.installment')
    .set({ grace_until: null, ...(hasCard ? { next_try_at: ctx.now } : { state: 'failed' as const }) })
    .where('booking_id', '=', part.bookingId)
    .where('ordinal', '=', part.ordinal)
    .where('state', '=', 'scheduled')
    .where('intent_id', 'is', null)
    .where('grace_until', '<=', ctx.now)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n || hasCard) return
  const intent = await lastReturned(ctx, part)
  await announce(ctx, paymentFailed(failureNews(intent, { retryAt: null, final: true })))
}

/** Ends every expired grace period, each in its own transaction. */
export const endGraces = async (app: App): Promise<void> => {
  for (const part of await app.work.read((ctx) => gracesOver(ctx))) await app.work.write((ctx) => endGrace(ctx, part))
}
