import { type AlertFrequency, mostSavedSearches } from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type AlertMatch, recordNotified } from './alert-history.ts'
import { db, type SearchTables } from './tables.ts'

export type Saved = Selectable<SearchTables['search.saved']>

/** Lists the searches a person has saved, newest first. */
export const savedOfPerson = (ctx: ReadCtx, accountId: number): Promise<Saved[]> =>
  db(ctx).selectFrom('search.saved').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()

/** @throws Problem 422 `too_many_searches` */
const mustHaveRoom = async (ctx: WriteCtx, accountId: number, query: string): Promise<void> => {
  // Changes to a list run one at a time, so that two devices together can't exceed its limit.
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
  /** Homes that already match, and their prices: these aren't news. */
  fitting: readonly AlertMatch[]
}

/** Saves a search. Saving it again keeps one, under the new name and with alerts on. */
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

/** @throws Problem 404, also for other people's searches */
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

/** @throws Problem 404, also for other people's searches */
export const deleteSaved = async (ctx: WriteCtx, accountId: number, id: number): Promise<void> => {
  const { numDeletedRows } = await db(ctx)
    .deleteFrom('search.saved')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound('This search')
}

/** Deletes them when an account is closed. */
export const dropAllSaved = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx).deleteFrom('search.saved').where('account_id', '=', accountId).execute()
}
