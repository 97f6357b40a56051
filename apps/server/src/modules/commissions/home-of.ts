import type { HomeOf } from '#http/home-scope'
import { db } from './tables.ts'

/** The homes behind what this module's paths refer to. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  commissions: async (ctx, id) =>
    (await db(ctx).selectFrom('commissions.commission').select('home_id').where('id', '=', id).executeTakeFirst())
      ?.home_id ?? null,
}
