import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type BillRow, db } from './tables.ts'

export type { BillRow } from './tables.ts'

export const billsOf = (ctx: ReadCtx, jobId: number): Promise<BillRow[]> =>
  db(ctx).selectFrom('works.bill').selectAll().where('job_id', '=', jobId).orderBy('id').execute()

/** Bills charged by one of these entries. */
export const billsOfEntries = async (ctx: ReadCtx, entryIds: readonly number[]): Promise<BillRow[]> =>
  db(ctx)
    .selectFrom('works.bill')
    .selectAll()
    .where('entry_id', '=', sql<number>`any(${[...entryIds]}::bigint[])`)
    .execute()

/** Locks the bill, so that only this transaction decides on it. @throws Problem 404 */
export const lockBill = async (ctx: WriteCtx, id: number): Promise<BillRow> => {
  const row = await db(ctx).selectFrom('works.bill').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This bill')
  return row
}

const dayMs = 86_400_000

/** What a person charged within the last day from bills they entered themselves, in minor units. */
export const chargedAlone = async (ctx: ReadCtx, by: number, currency: string): Promise<number> => {
  const { sum } = await db(ctx)
    .selectFrom('works.bill')
    .select(sql<number>`coalesce(sum(charge_minor), 0)::bigint`.as('sum'))
    .where('state', '=', 'charged')
    .where('entered_by', '=', by)
    .where('decided_by', '=', by)
    .where('currency', '=', currency)
    .where('decided_at', '>', new Date(ctx.now.getTime() - dayMs))
    .executeTakeFirstOrThrow()
  return Number(sum)
}

type Decision = 'id' | 'state' | 'entered_at' | 'decided_by' | 'decided_at' | 'entry_id'

/** Undefined if the vendor's document with this number already exists. */
export const insertBill = (ctx: WriteCtx, bill: Omit<BillRow, Decision>): Promise<BillRow | undefined> =>
  db(ctx)
    .insertInto('works.bill')
    .values({ ...bill, entered_at: ctx.now, decided_by: null, decided_at: null, entry_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateBill = async (
  ctx: WriteCtx,
  id: number,
  change: Partial<Pick<BillRow, Exclude<Decision, 'id'>>>,
) => {
  await db(ctx).updateTable('works.bill').set(change).where('id', '=', id).execute()
}
