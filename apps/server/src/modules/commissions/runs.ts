import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db, type RunRow } from './tables.ts'

/** @throws Problem 404 */
export const runById = async (ctx: ReadCtx, id: number): Promise<RunRow> => {
  const row = await db(ctx).selectFrom('commissions.payout_run').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This payout run')
  return row
}

/** Locks the run until this transaction ends. @throws Problem 404 */
export const lockRun = async (ctx: WriteCtx, id: number): Promise<RunRow> => {
  const row = await db(ctx)
    .selectFrom('commissions.payout_run')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This payout run')
  return row
}

export const latestRuns = (ctx: ReadCtx): Promise<RunRow[]> =>
  db(ctx).selectFrom('commissions.payout_run').selectAll().orderBy('id', 'desc').limit(50).execute()
