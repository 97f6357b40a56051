import type { ReadCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { chargedFees, feeRulesOf, inheritanceOf } from './default-fees.ts'
import type { OwnFee } from './engine/default-fees.ts'
import type { Fee } from './engine/fees.ts'
import { feeOf } from './row-mapping.ts'
import { db } from './tables.ts'

/** The own fees of a home without those that it inherits, also of one that has no price of a night yet, in their order. */
export const feesInForce = async (ctx: ReadCtx, homeId: number): Promise<OwnFee[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.fee')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('replaced_at', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(feeOf)
}

/** All fees that a home charges today: its own, and those it inherits. */
export const feesChargedBy = async (ctx: ReadCtx, homeId: number): Promise<Fee[]> => {
  const home = await homeById(ctx, homeId)
  const known = { inheritance: await inheritanceOf(ctx, [home]), now: ctx.now }
  return chargedFees(feeRulesOf(home, await feesInForce(ctx, homeId), known))
}
