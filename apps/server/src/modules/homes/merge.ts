import type { MergeRefusal } from '@porchlight/contract'
import { sql } from 'kysely'
import type { AccountPair } from '#kernel/person-references'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** Two owners of one home have separate shares; ownership is changed with a document, not by a merge. */
export const refuseCoOwners = async (ctx: ReadCtx, { from, to }: AccountPair): Promise<MergeRefusal[]> => {
  const homes = await db(ctx)
    .selectFrom('homes.share as share')
    .innerJoin('homes.home as home', 'home.id', 'share.home_id')
    .select('home.name')
    .where('share.account_id', 'in', [from, to])
    .groupBy(['home.id', 'home.name'])
    .having(sql<boolean>`count(distinct share.account_id) = 2`)
    .orderBy('home.name')
    .execute()
  return homes.length > 0 ? [{ code: 'both_own', names: homes.map(({ name }) => name) }] : []
}
