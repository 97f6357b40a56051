import { mostFavorites } from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { homesByIds } from '#modules/homes'
import { favoritesOf } from './queries.ts'
import { db } from './tables.ts'

/** Locks the list, so that two devices saving at once can't exceed its limit. */
const lockList = (ctx: WriteCtx, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('favorites', ${accountId}::bigint))`.execute(db(ctx))

/**
 * Saves homes as favorites, with the first one on top. Homes off the market and homes already saved are skipped.
 * @throws Problem 422 `too_many_favorites`
 */
export const keep = async (ctx: WriteCtx, accountId: number, homeIds: readonly number[]): Promise<number[]> => {
  await lockList(ctx, accountId)
  const stored = await favoritesOf(ctx, accountId)
  const wanted = (await homesByIds(ctx, [...new Set(homeIds)])).filter(
    ({ id, status }) => status === 'live' && !stored.includes(id),
  )
  if (stored.length + wanted.length > mostFavorites)
    throw new Problem(422, 'too_many_favorites', `A list can hold up to ${mostFavorites} homes. Remove one first.`, {
      most: mostFavorites,
    })
  if (wanted.length > 0)
    await db(ctx)
      .insertInto('favorites.favorite')
      .values(wanted.toReversed().map(({ id }) => ({ account_id: accountId, home_id: id, added_at: ctx.now })))
      .execute()
  return favoritesOf(ctx, accountId)
}

/** Saves as many of the homes as the list has room for, the first ones first: no one is there to shorten it. */
export const keepAsFits = async (ctx: WriteCtx, accountId: number, homeIds: readonly number[]): Promise<void> => {
  await lockList(ctx, accountId)
  const stored = await favoritesOf(ctx, accountId)
  const fitting = homeIds.filter((id) => !stored.includes(id)).slice(0, mostFavorites - stored.length)
  if (fitting.length > 0) await keep(ctx, accountId, fitting)
}

export const drop = async (ctx: WriteCtx, accountId: number, homeId: number): Promise<number[]> => {
  await db(ctx)
    .deleteFrom('favorites.favorite')
    .where('account_id', '=', accountId)
    .where('home_id', '=', homeId)
    .execute()
  return favoritesOf(ctx, accountId)
}

/** Removes all favorites when an account is closed. */
export const dropAll = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx).deleteFrom('favorites.favorite').where('account_id', '=', accountId).execute()
}
