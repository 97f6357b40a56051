import type { HomeCard, Money } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { cardPicturesOf, picturesOf } from '#modules/media'
import type { Home } from './home.ts'
import { mediaItemsOf } from './media-items.ts'
import { factsOf, homesByIds, roomsOf } from './queries.ts'
import { aspectsOf, reviewsOf } from './reviews.ts'
import { asCard, forPublic, type HomeParts } from './views.ts'

/** A home with everything its page shows, with this many reviews or with all. */
export const partsOf = async (ctx: ReadCtx, home: Home, mostReviews?: number): Promise<HomeParts> => {
  const [pictures, items, rooms, facts, reviews, aspects] = await Promise.all([
    picturesOf(ctx, 'home', [home.id]),
    mediaItemsOf(ctx, home.id),
    roomsOf(ctx, home.id),
    factsOf(ctx, [home.id]),
    reviewsOf(ctx, home.id, mostReviews),
    aspectsOf(ctx, home.id),
  ])
  return {
    home,
    pictures: pictures.get(home.id) ?? [],
    items,
    rooms,
    facts: facts.get(home.id) ?? [],
    reviews,
    aspects,
  }
}

/** Cards of these homes, in their order. */
export const cardsOf = async (
  ctx: ReadCtx,
  homes: readonly Home[],
): Promise<(HomeCard & { fromNight: Money | null })[]> => {
  const ids = homes.map((home) => home.id)
  const [pictures, facts] = await Promise.all([cardPicturesOf(ctx, 'home', ids), factsOf(ctx, ids)])
  return homes.map((home) => asCard({ home, pictures: pictures.get(home.id) ?? [], facts: facts.get(home.id) ?? [] }))
}

/** Cards of the homes with these ids, in the order requested; unknown ids are left out. */
export const homeCards = async (ctx: ReadCtx, homeIds: readonly number[]) =>
  cardsOf(ctx, await homesByIds(ctx, homeIds))

/** Cards of those homes that are live, in the order requested. */
export const liveCards = async (ctx: ReadCtx, homeIds: readonly number[]) =>
  cardsOf(
    ctx,
    (await homesByIds(ctx, homeIds)).filter(({ status }) => status === 'live'),
  )

/** Full details of those homes that are live, in the same wording as their cards. */
export const liveHomesInFull = async (ctx: ReadCtx, homeIds: readonly number[]) => {
  const homes = (await homesByIds(ctx, homeIds)).filter(({ status }) => status === 'live')
  const cards = await cardsOf(ctx, homes)
  return Promise.all(
    cards.map(async (card, at) => {
      const full = forPublic(await partsOf(ctx, homes[at] as Home))
      return { ...full, ...card, facts: full.facts }
    }),
  )
}
