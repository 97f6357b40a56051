import type { HomeOf } from '#http/home-scope'
import { db } from './tables.ts'

/** The homes of what the paths of this module name. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  'staff/external-stays': async (ctx, id) =>
    (await db(ctx).selectFrom('stays.external_stay').select('home_id').where('id', '=', id).executeTakeFirst())
      ?.home_id ?? null,
}
