import type { HomeOf } from '#http/home-scope'
import { db } from './tables.ts'

/** The homes of the records that this module's paths name. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  links: async (ctx, _id, code) =>
    (await db(ctx).selectFrom('links.short_link').select('home_id').where('code', '=', code).executeTakeFirst())
      ?.home_id ?? null,
}
