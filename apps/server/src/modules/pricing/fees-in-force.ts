import type { ReadCtx } from '#kernel/work'
import type { Fee } from './engine/fees.ts'
import { feeOf } from './rows.ts'
import { db } from './tables.ts'

/** The fees of a home, also of one that has no price of a night yet, in their order. */
export const feesInForce = async (ctx: ReadCtx, homeId: number): Promise<Fee[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.fee')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('replaced_at', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(feeOf)
}
