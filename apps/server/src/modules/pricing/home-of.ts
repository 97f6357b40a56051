import type { HomeOf } from '#http/home-scope'
import { db } from './tables.ts'

/** The homes of the records that this module's paths name. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  'price-raises': async (ctx, id) => {
    const rows = await db(ctx)
      .selectFrom('pricing.change')
      .select('home_id')
      .distinct()
      .where('raise', '=', id)
      .execute()
    return rows.map(({ home_id }) => home_id)
  },
}
