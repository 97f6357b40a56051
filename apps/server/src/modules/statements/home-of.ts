import type { HomeOf } from '#http/home-scope'
import { homesOfOwner } from '#modules/homes'
import { db } from './tables.ts'

/** Finds the home behind each path of this module. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  // Totals of an owner or a run cover all their homes: a member limited to some of them can't read any.
  owners: async (ctx, id) => (await homesOfOwner(ctx, id)).map((home) => home.id),
  'payout-runs': async (ctx, id) => {
    const owners = await db(ctx)
      .selectFrom('statements.run_line')
      .select('owner_id')
      .distinct()
      .where('run_id', '=', id)
      .execute()
    const homes = await Promise.all(owners.map(({ owner_id }) => homesOfOwner(ctx, owner_id)))
    return homes.flat().map((home) => home.id)
  },
}
