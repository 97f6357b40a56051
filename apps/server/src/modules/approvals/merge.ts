import type { MergeRefusal } from '@porchlight/contract'
import { sql } from 'kysely'
import type { AccountPair } from '#kernel/person-references'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/**
 * A pending request names its participants, so it must be decided before one of them is merged into another account.
 */
export const refuseWhileDeciding = async (ctx: ReadCtx, { from }: AccountPair): Promise<MergeRefusal[]> => {
  const waiting = await db(ctx)
    .selectFrom('approvals.request')
    .select('id')
    .where('state', '=', 'pending')
    .where('kind', '!=', 'merge_people')
    .where(sql<boolean>`(${from}::bigint = any (participants) or ${from}::bigint = any (affected))`)
    .limit(1)
    .executeTakeFirst()
  return waiting ? [{ code: 'pending_approval', names: [] }] : []
}
