import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** Ids of a person's favorite homes, newest first. */
export const favoritesOf = async (ctx: ReadCtx, accountId: number): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('favorites.favorite')
    .select('home_id')
    .where('account_id', '=', accountId)
    .orderBy('position', 'desc')
    .execute()
  return rows.map((row) => row.home_id)
}
