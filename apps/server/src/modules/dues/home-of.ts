import type { HomeOf } from '#http/home-scope'
import { homesOfOwner } from '#modules/homes'
import { db } from './tables.ts'

/** The homes of the records that this module's paths name. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  'owner-invoices': async (ctx, _id, number) => {
    const row = await db(ctx)
      .selectFrom('dues.invoice')
      .select('owner_id')
      .where('number', '=', number)
      .executeTakeFirst()
    return row ? (await homesOfOwner(ctx, row.owner_id)).map((home) => home.id) : null
  },
}
