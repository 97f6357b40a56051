import type { OwnerHome } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { cardPicturesOf } from '#modules/media'
import { setupsOf } from './change-status.ts'
import { homesOfOwner } from './ownership.ts'
import { forOwner } from './views.ts'

/** The homes someone has a share in today, as shown in their list. */
export const ownerCards = async (ctx: ReadCtx, ownerId: number): Promise<OwnerHome[]> => {
  const homes = await homesOfOwner(ctx, ownerId)
  const ids = homes.map(({ id }) => id)
  const [setups, pictures] = [await setupsOf(ctx, homes), await cardPicturesOf(ctx, 'home', ids)]
  return homes.map((home) => forOwner(home, pictures.get(home.id) ?? [], setups.get(home.id) ?? []))
}
