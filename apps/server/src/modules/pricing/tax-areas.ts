import type { ReadCtx } from '#kernel/work'
import { areasOf, groupsOfHomes, type Home, type HomeInBrief, homesInSearch } from '#modules/homes'
import type { TaxArea } from './pricing.ts'

export const sameArea = (one: TaxArea, other: TaxArea): boolean => one.kind === other.kind && one.area === other.area

/**
 * Returns what applies to each of these homes: the taxes of its places, of the home itself, and of the groups it is in.
 */
export const taxAreasOf = async (
  ctx: ReadCtx,
  homes: readonly HomeInBrief[],
  at?: Date,
): Promise<(home: HomeInBrief) => TaxArea[]> => {
  const groups = await groupsOfHomes(ctx, homes, at)
  return (home) => [
    ...areasOf(home),
    ...(groups.get(home.id) ?? []).map(({ id }): TaxArea => ({ kind: 'group', area: String(id) })),
  ]
}

/** Returns whether an area's taxes apply to a home. */
export const taxReach = async (
  ctx: ReadCtx,
  homes: readonly Home[],
): Promise<(home: Home, area: TaxArea) => boolean> => {
  const areasOfHome = await taxAreasOf(ctx, homes)
  return (home, area) => areasOfHome(home).some((one) => sameArea(one, area))
}

/** Lists the homes an area's taxes apply to. */
export const homesTaxedIn = async (ctx: ReadCtx, area: TaxArea): Promise<Home[]> => {
  const homes = await homesInSearch(ctx)
  const reaches = await taxReach(ctx, homes)
  return homes.filter((home) => reaches(home, area))
}
