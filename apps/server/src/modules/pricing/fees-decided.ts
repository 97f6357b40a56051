import type { DecidedFee } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { db } from './tables.ts'

/** The fees that were decided on, by home. */
export const feesDecidedOn = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<number, Set<DecidedFee>>> => {
  if (homes.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .select(['home_id', 'fee'])
    .where(
      'home_id',
      'in',
      homes.map(({ id }) => id),
    )
    .where('replaced_at', 'is', null)
    .execute()
  const byHome = Map.groupBy(rows, ({ home_id }) => home_id)
  return new Map(homes.map(({ id }) => [id, new Set((byHome.get(id) ?? []).map(({ fee }) => fee))]))
}
