import {
  homeBySlug as homePage,
  homePreview,
  homeSlugs,
  moveHome as moveEndpoint,
  ownerHomes,
  similarHomes,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { moveHome } from './moving.ts'
import { ownerCards } from './owner-cards.ts'
import { cardsOf, partsOf } from './parts.ts'
import { homeByPreview, homeBySlug, homesLike, liveSlugs } from './queries.ts'
import { forPublic } from './views.ts'

export const routes: readonly Route[] = [
  route(homeSlugs, async ({ query, read }) => read((ctx) => liveSlugs(ctx, query.part))),

  route(homePage, async ({ params, read }) => ({
    home: forPublic(await read(async (ctx) => partsOf(ctx, await homeBySlug(ctx, params.slug)))),
  })),

  route(homePreview, async ({ params, query, read }) => ({
    home: forPublic(await read(async (ctx) => partsOf(ctx, await homeByPreview(ctx, params.id, query.hash)))),
  })),

  route(similarHomes, async ({ params, read }) => ({
    homes: await read(async (ctx) => cardsOf(ctx, await homesLike(ctx, await homeBySlug(ctx, params.slug), 6))),
  })),

  route(ownerHomes, async ({ actor, read }) => ({ homes: await read((ctx) => ownerCards(ctx, actor.accountId)) })),

  route(moveEndpoint, async ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await moveHome(ctx, params.id, body.to, { as: 'staff', accountId: actor.accountId }, body.note)
      return { status: body.to }
    }),
  ),
]
