import {
  homeBySlug as homePage,
  homePreview,
  homeSlugs,
  moveHome as moveEndpoint,
  ownerHomes,
  similarHomes,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { cardPicturesOf } from '#modules/media'
import { moveHome, setupsOf } from './moving.ts'
import { homesOfOwner } from './ownership.ts'
import { cardsOf, partsOf } from './parts.ts'
import { homeByPreview, homeBySlug, homesLike, liveSlugs } from './queries.ts'
import { forOwner, forPublic } from './views.ts'

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

  route(ownerHomes, async ({ actor, read }) =>
    read(async (ctx) => {
      const homes = await homesOfOwner(ctx, actor.accountId)
      const setups = await setupsOf(ctx, homes)
      const pictures = await cardPicturesOf(
        ctx,
        'home',
        homes.map((home) => home.id),
      )
      return { homes: homes.map((home) => forOwner(home, pictures.get(home.id) ?? [], setups.get(home.id) ?? [])) }
    }),
  ),

  route(moveEndpoint, async ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await moveHome(ctx, params.id, body.to, { as: 'staff', accountId: actor.accountId }, body.note)
      return { status: body.to }
    }),
  ),
]
