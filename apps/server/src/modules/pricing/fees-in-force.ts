import type { ReadCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { chargedFees, feeRulesOf, inheritanceOf } from './default-fees.ts'
import type { OwnFee } from './engine/default-fees.ts'
import type { Fee } from './engine/fees.ts'
import { feeOf } from './row-mapping.ts'
import { db } from './tables.ts'

/** A home's own fees without inherited ones, in order, even if it has no nightly rates yet. */
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

/** All fees a home charges today: its own, and inherited ones. */
export const feesChargedBy = async (ctx: ReadCtx, homeId: number): Promise<Fee[]> => {
  const home = await homeById(ctx, homeId)
  const known = { inheritance: await inheritanceOf(ctx, [home]), now: ctx.now }
  return chargedFees(feeRulesOf(home, await feesInForce(ctx, homeId), known))
}
