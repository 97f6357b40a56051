import type { HomeOf } from '#http/home-scope'
import { db } from './tables.ts'

/** The homes of the records that this module's paths name. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  'home-referrals': async (ctx, id) =>
    (await db(ctx).selectFrom('partners.home_referral').select('home_id').where('id', '=', id).executeTakeFirst())
      ?.home_id ?? null,
}
