import { dateIn, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { CountedHome } from '#modules/availability'
import { type HomeInBrief, homeIds, homesInBrief, homesInService, type ShareSet, shareSetsOf } from '#modules/homes'

export type Narrowed = {
  currency: string
  town?: string
  homeId?: number
  ownerId?: number
  /** The homes the reader works with; absent for all. */
  within?: ReadonlySet<number>
}

/** The homes a report covers, with their owners. */
export type Portfolio = {
  homes: readonly HomeInBrief[]
  byId: ReadonlyMap<number, HomeInBrief>
  counted: readonly CountedHome[]
  shares: ReadonlyMap<number, ShareSet[]>
  /** Number of homes left out because their rates are in another currency. */
  otherCurrencies: number
  isNarrowed: boolean
}

const everOwns = (sets: readonly ShareSet[] | undefined, ownerId: number): boolean =>
  (sets ?? []).some(({ shares }) => shares.some(({ accountId }) => accountId === ownerId))

/** Homes of every status: those no longer in service still have their past stays. */
export const portfolioOf = async (
  ctx: ReadCtx,
  { currency, town, homeId, ownerId, within }: Narrowed,
): Promise<Portfolio> => {
  const all = await homesInBrief(ctx, await homeIds(ctx))
  const inService = new Set((await homesInService(ctx)).map(({ id }) => id))
  const shares = await shareSetsOf(
    ctx,
    all.map(({ id }) => id),
  )
  const chosen = all.filter(
    (home) =>
      (within === undefined || within.has(home.id)) &&
      (town === undefined || home.townId === town) &&
      (homeId === undefined || home.id === homeId) &&
      (ownerId === undefined || everOwns(shares.get(home.id), ownerId)),
  )
  const homes = chosen.filter((home) => home.currency === currency)
  const publishedOn = ({ publishedAt, timeZone }: HomeInBrief): PlainDate | null =>
    publishedAt && dateIn(timeZone, publishedAt)
  return {
    homes,
    byId: new Map(homes.map((home) => [home.id, home])),
    counted: homes.map((home) => ({ id: home.id, since: publishedOn(home), inService: inService.has(home.id) })),
    shares,
    otherCurrencies: chosen.filter((home) => home.currency !== currency && inService.has(home.id)).length,
    isNarrowed: town !== undefined || homeId !== undefined || ownerId !== undefined || within !== undefined,
  }
}
