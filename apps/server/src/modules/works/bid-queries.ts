import { usualApprovalLimit } from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { todayOf } from '#modules/availability'
import { contractOf, type Home } from '#modules/homes'
import { type BidLineRow, type BidRow, db, type WordRow } from './tables.ts'

export type { BidLineRow, BidRow, WordRow } from './tables.ts'

export const bidsOf = (ctx: ReadCtx, jobId: number): Promise<BidRow[]> =>
  db(ctx).selectFrom('works.bid').selectAll().where('job_id', '=', jobId).orderBy('id').execute()

/** Bids for some jobs that can still be chosen, lowest first. */
export const openBidsOf = (ctx: ReadCtx, jobIds: readonly number[]): Promise<BidRow[]> =>
  db(ctx)
    .selectFrom('works.bid')
    .selectAll()
    .where('job_id', '=', sql<number>`any(${[...jobIds]}::bigint[])`)
    .where('state', '=', 'laid_out')
    .orderBy('total_minor')
    .orderBy('id')
    .execute()

/** A bid of this job. @throws Problem 404 */
export const bidById = async (ctx: ReadCtx, jobId: number, id: number): Promise<BidRow> => {
  const bid = (await bidsOf(ctx, jobId)).find((one) => one.id === id)
  if (!bid) throw notFound('This bid')
  return bid
}

export const linesOfBids = (ctx: ReadCtx, bidIds: readonly number[]): Promise<BidLineRow[]> =>
  db(ctx)
    .selectFrom('works.bid_line')
    .selectAll()
    .where('bid_id', '=', sql<number>`any(${[...bidIds]}::bigint[])`)
    .orderBy('bid_id')
    .orderBy('ordinal')
    .execute()

export const wordsOf = (ctx: ReadCtx, jobId: number): Promise<WordRow[]> =>
  db(ctx).selectFrom('works.word').selectAll().where('job_id', '=', jobId).orderBy('id').execute()

type NewBid = Pick<BidRow, 'job_id' | 'vendor_id' | 'note' | 'currency' | 'total_minor' | 'made_by'>
type NewLine = Omit<BidLineRow, 'bid_id' | 'ordinal'>

export const insertBid = async (ctx: WriteCtx, bid: NewBid, lines: readonly NewLine[]): Promise<BidRow> => {
  const row = await db(ctx)
    .insertInto('works.bid')
    .values({ ...bid, made_at: ctx.now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db(ctx)
    .insertInto('works.bid_line')
    .values(lines.map((line, index) => ({ ...line, bid_id: row.id, ordinal: index + 1 })))
    .execute()
  return row
}

export const setBidState = async (ctx: WriteCtx, id: number, state: BidRow['state']): Promise<void> => {
  await db(ctx).updateTable('works.bid').set({ state }).where('id', '=', id).execute()
}

/** Declines the other bids when one of several was chosen. */
export const declineOthers = async (ctx: WriteCtx, { job_id, id }: BidRow): Promise<void> => {
  await db(ctx)
    .updateTable('works.bid')
    .set({ state: 'declined' })
    .where('job_id', '=', job_id)
    .where('id', '<>', id)
    .where('state', '=', 'laid_out')
    .execute()
}

export const say = async (ctx: WriteCtx, word: Omit<WordRow, 'id' | 'at'>): Promise<WordRow> =>
  db(ctx)
    .insertInto('works.word')
    .values({ ...word, at: ctx.now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The limit in force today in a home, in minor units of its currency. */
export const limitOf = async (ctx: ReadCtx, home: Home): Promise<number> => {
  const row = await db(ctx)
    .selectFrom('works.approval_limit')
    .select(['amount_minor', 'valid_from'])
    .where('home_id', '=', home.id)
    .where('valid_from', '<=', todayOf(home, ctx.now))
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
  const agreed = await contractOf(ctx, home.id, todayOf(home, ctx.now))
  const byContract = agreed?.details?.repairLimit
  // The latest decision counts: a limit set on the home, or a later agreement.
  if (row && (byContract === undefined || row.valid_from > (agreed?.validFrom ?? ''))) return row.amount_minor
  return byContract ?? usualApprovalLimit
}

/** One on the same day replaces an earlier one; those on other days stay. */
export const saveLimit = async (ctx: WriteCtx, homeId: number, from: string, amount: number, by: number) => {
  const set = { amount_minor: amount, set_by: by, set_at: ctx.now }
  await db(ctx)
    .insertInto('works.approval_limit')
    .values({ home_id: homeId, valid_from: from, ...set })
    .onConflict((conflict) => conflict.columns(['home_id', 'valid_from']).doUpdateSet(set))
    .execute()
}
