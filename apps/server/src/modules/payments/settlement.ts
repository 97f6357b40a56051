import { said } from '@porchlight/wording'
import { sql } from 'kysely'
import type { WriteCtx } from '#kernel/work'
import { type EntryLine, lockSubledger, post, withoutZeros } from '#modules/ledger'
import { db } from './tables.ts'

type Taken = { id: number; booking_id: number; home_id: number; currency: string; amount_minor: number }

const sum = (movements: readonly Taken[]): number => movements.reduce((total, row) => total + row.amount_minor, 0)

const signedLine = (account: EntryLine['account'], amount: number, of: Partial<EntryLine> = {}): EntryLine => ({
  ...of,
  account,
  side: amount > 0 ? 'debit' : 'credit',
  amount: Math.abs(amount),
})

const settlementLines = (movements: readonly Taken[]): EntryLine[] => {
  const perBooking = [...Map.groupBy(movements, (row) => row.booking_id).values()]
  return withoutZeros([
    signedLine('cash:trust', sum(movements)),
    ...perBooking.map((rows) =>
      signedLine('processor:clearing', -sum(rows), { bookingId: rows[0]?.booking_id, homeId: rows[0]?.home_id }),
    ),
  ])
}

const settle = async (ctx: WriteCtx, currency: string, movements: readonly Taken[]): Promise<void> => {
  const { id } = await db(ctx)
    .insertInto('payments.settlement')
    .values({ currency, amount_minor: sum(movements), movements: movements.length, settled_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db(ctx)
    .updateTable('payments.movement')
    .set({ settlement_id: id })
    .where(
      'id',
      'in',
      movements.map((row) => row.id),
    )
    .execute()
  const lines = settlementLines(movements)
  if (lines.length === 0) return
  await post(ctx, {
    purpose: 'settlement',
    source: `settlement:${id}`,
    document: said('entry.settlement', { id: String(id) }),
    currency,
    lines,
  })
}

const settleAll = async (ctx: WriteCtx, movements: readonly Taken[]): Promise<number> => {
  for (const [currency, rows] of Map.groupBy(movements, (row) => row.currency)) await settle(ctx, currency, rows)
  return movements.length
}

const unsettled = (ctx: WriteCtx) =>
  db(ctx)
    .selectFrom('payments.movement')
    .select(['id', 'booking_id', 'home_id', 'currency', 'amount_minor'])
    .where('settlement_id', 'is', null)
    .orderBy('id')

/**
 * The card processor carries none of our debt: what it reversed beyond what it holds, it takes from the trust’s bank
 * account the same day. Settles all movements so far when their total is negative.
 */
export const coverClearing = async (ctx: WriteCtx, currency: string): Promise<void> => {
  await lockSubledger(ctx, 'trust', currency)
  const moved = () => unsettled(ctx).where('currency', '=', currency).where('moved_at', '<=', ctx.now)
  if (sum(await moved().execute()) < 0) await settleAll(ctx, await moved().forUpdate().execute())
}

/** Small enough to keep one entry readable and quick to check. */
const batch = 200

/**
 * Settles the card processor’s money into the trust account: all movements before an instant, a batch at a time.
 * Returns how many movements were settled; call again until it is 0. Can be called concurrently.
 */
export const settleClearing = async (ctx: WriteCtx, before: Date): Promise<number> => {
  const waiting = (await unsettledTotals(ctx)).map(({ currency }) => currency).sort()
  for (const currency of waiting) await lockSubledger(ctx, 'trust', currency)
  const rows = await unsettled(ctx).where('moved_at', '<=', before).limit(batch).forUpdate().execute()
  const settled = await settleAll(ctx, rows)
  for (const currency of new Set(rows.map((row) => row.currency))) await coverClearing(ctx, currency)
  return settled
}

/** What the processor still holds according to the movements, by currency. */
export const unsettledTotals = async (ctx: Parameters<typeof db>[0]): Promise<{ currency: string; amount: number }[]> =>
  await db(ctx)
    .selectFrom('payments.movement')
    .select(['currency', sql<number>`sum(amount_minor)::bigint`.as('amount')])
    .where('settlement_id', 'is', null)
    .groupBy('currency')
    .execute()
