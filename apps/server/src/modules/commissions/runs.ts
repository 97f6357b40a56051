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

const shown = 12

/** Latest first, only those before a run if given; `older` is where the next ones continue. */
export const latestRuns = async (
  ctx: ReadCtx,
  before: number | undefined,
): Promise<{ runs: RunRow[]; older: number | null }> => {
  let query = db(ctx).selectFrom('commissions.payout_run').selectAll()
  if (before !== undefined) query = query.where('id', '<', before)
  const found = await query
    .orderBy('id', 'desc')
    .limit(shown + 1)
    .execute()
  const runs = found.slice(0, shown)
  return { runs, older: found.length > shown ? (runs.at(-1)?.id ?? null) : null }
}
