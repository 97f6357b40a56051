import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db, type StatementsTables } from './tables.ts'

export type RunRow = Selectable<StatementsTables['statements.payout_run']>
export type LineRow = Selectable<StatementsTables['statements.run_line']> & {
  payout_state: 'sent' | 'settled' | 'returned' | null
  returned_for: string | null
  /** For a line that a carrier handles. */
  carrier: string | null
  transfer: string | null
  carrier_payout: string | null
  expected_on: string | null
}

/** @throws Problem 404 */
export const runById = async (ctx: ReadCtx, id: number): Promise<RunRow> => {
  const row = await db(ctx).selectFrom('statements.payout_run').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This payout run')
  return row
}

/**
 * The run, locked against other changes until this transaction ends.
 * @throws Problem 404
 */
export const lockRun = async (ctx: WriteCtx, id: number): Promise<RunRow> => {
  const row = await db(ctx)
    .selectFrom('statements.payout_run')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This payout run')
  return row
}

/** Runs, latest first, and their count. */
export const runsPage = async (
  ctx: ReadCtx,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: RunRow[]; total: number }> => {
  const rows = await db(ctx)
    .selectFrom('statements.payout_run')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await db(ctx)
    .selectFrom('statements.payout_run')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The lines of some runs with the state of their payouts, largest first. */
export const linesOfRuns = async (ctx: ReadCtx, runIds: readonly number[]): Promise<LineRow[]> => {
  if (runIds.length === 0) return []
  return await db(ctx)
    .selectFrom('statements.run_line as line')
    .leftJoin('statements.payout as payout', 'payout.id', 'line.payout_id')
    .leftJoin('statements.carriage as carriage', 'carriage.payout_id', 'line.payout_id')
    .selectAll('line')
    .select(['payout.state as payout_state', 'payout.returned_for'])
    .select(['carriage.carrier', 'carriage.transfer', 'carriage.payout as carrier_payout', 'carriage.expected_on'])
    .where('line.run_id', 'in', [...runIds])
    .orderBy('line.amount_minor', 'desc')
    .orderBy('line.owner_id')
    .execute()
}

/** The run each owner is waiting in, by owner. */
export const openRunsOf = async (
  ctx: ReadCtx,
  currency: string,
  ownerIds: readonly number[],
): Promise<Map<number, number>> => {
  if (ownerIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('statements.run_line')
    .select(['owner_id', 'run_id'])
    .where('currency', '=', currency)
    .where('open', '=', true)
    .where('owner_id', 'in', [...ownerIds])
    .execute()
  return new Map(rows.map(({ owner_id, run_id }) => [owner_id, run_id]))
}

const dayMs = 86_400_000

export const payoutsOf = (lines: readonly LineRow[]) =>
  lines.map(({ owner_id: ownerId, amount_minor: amount }) => ({ ownerId, amount }))

/** What was sent without approval within the last day, by owner. */
export const sentAloneWithin = async (ctx: ReadCtx, currency: string) => {
  const rows = await db(ctx)
    .selectFrom('statements.run_line as line')
    .innerJoin('statements.payout_run as run', 'run.id', 'line.run_id')
    .select(['line.owner_id', sql<number>`sum(line.amount_minor)::bigint`.as('amount')])
    .where('run.state', '=', 'sent')
    .where('run.approved_by', 'is', null)
    .where('run.ended_at', '>', new Date(ctx.now.getTime() - dayMs))
    .where('line.currency', '=', currency)
    .where('line.payout_id', 'is not', null)
    .groupBy('line.owner_id')
    .execute()
  return rows.map(({ owner_id: ownerId, amount }) => ({ ownerId, amount: Number(amount) }))
}
