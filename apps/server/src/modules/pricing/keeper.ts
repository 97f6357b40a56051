import type { Person } from '#http/actor'
import type { ReadCtx } from '#kernel/work'
import { ownsHome } from '#modules/homes'

/** Who keeps a home's prices, and whether as one of its owners or for the team. */
export type Keeper = { accountId: number; as: 'owner' | 'staff' }

/** Which of the two somebody is who was let at the home. */
export const keeperOf = async (ctx: ReadCtx, { accountId }: Person, homeId: number): Promise<Keeper> => ({
  accountId,
  as: (await ownsHome(ctx, accountId, homeId)) ? 'owner' : 'staff',
})
