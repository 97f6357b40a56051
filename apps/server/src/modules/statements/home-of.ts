import type { HomeOf } from '#http/home-scope'
import { homesOfOwner } from '#modules/homes'
import { db } from './tables.ts'

/** The homes of what the paths of this module name. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  // Sums of an owner, or of a run, are those of all their homes together: a member limited to some of them reads none.
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
