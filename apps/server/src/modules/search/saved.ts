import { type AlertFrequency, mostSavedSearches } from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type AlertMatch, recordNotified } from './alert-history.ts'
import { db, type SearchTables } from './tables.ts'

export type Saved = Selectable<SearchTables['search.saved']>

/** The searches a person keeps, the newest first. */
export const savedOfPerson = (ctx: ReadCtx, accountId: number): Promise<Saved[]> =>
  db(ctx).selectFrom('search.saved').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()

/** @throws Problem 422 `too_many_searches` */
const mustHaveRoom = async (ctx: WriteCtx, accountId: number, query: string): Promise<void> => {
  // One change of a list at a time, so that two devices together cannot go past its end.
  await sql`select pg_advisory_xact_lock(hashtextextended('saved searches', ${accountId}::bigint))`.execute(db(ctx))
  const before = await savedOfPerson(ctx, accountId)
  if (before.length < mostSavedSearches || before.some((one) => one.query === query)) return
  throw new Problem(422, 'too_many_searches', `You can save up to ${mostSavedSearches} searches. Delete one first.`, {
    most: mostSavedSearches,
  })
}

export type NewSearch = {
  accountId: number
  name: string
  query: string
  frequency: AlertFrequency
  /** Homes that fit already, and what they cost: these are no news. */
  fitting: readonly AlertMatch[]
}

/** Keeps a search. Keeping it again is keeping it once, under the new name and with its alerts on. */
export const keepSearch = async (ctx: WriteCtx, { fitting, ...search }: NewSearch): Promise<number> => {
  const { accountId, name, query, frequency } = search
  await mustHaveRoom(ctx, accountId, query)
  const said = { name, frequency, alerts: true }
  const { id } = await db(ctx)
    .insertInto('search.saved')
    .values({ account_id: accountId, query, ...said, saved_at: ctx.now, looked_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['account_id', 'query']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordNotified(ctx, id, fitting)
  return id
}

export type SearchChange = {
  name?: string | undefined
  frequency?: AlertFrequency | undefined
  alerts?: boolean | undefined
}

/** @throws Problem 404, also for the searches of others */
export const changeSaved = async (
  ctx: WriteCtx,
  accountId: number,
  id: number,
  change: SearchChange,
): Promise<void> => {
  const row = await db(ctx)
    .selectFrom('search.saved')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This search')
  const { name = row.name, frequency = row.frequency, alerts = row.alerts } = change
  await db(ctx).updateTable('search.saved').set({ name, frequency, alerts }).where('id', '=', id).execute()
}

/** @throws Problem 404, also for the searches of others */
export const deleteSaved = async (ctx: WriteCtx, accountId: number, id: number): Promise<void> => {
  const { numDeletedRows } = await db(ctx)
    .deleteFrom('search.saved')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('This search')
}

/** When an account is closed. */
export const dropAllSaved = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx).deleteFrom('search.saved').where('account_id', '=', accountId).execute()
}
