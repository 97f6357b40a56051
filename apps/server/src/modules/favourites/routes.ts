import { dropFavourite, favourites, homeCards, keepFavourites } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { liveCards } from '#modules/homes'
import { drop, keep } from './commands.ts'
import { favouritesOf } from './queries.ts'

export const routes: readonly Route[] = [
  route(favourites, async ({ actor, read }) => ({ homeIds: await read((ctx) => favouritesOf(ctx, actor.accountId)) })),

  route(keepFavourites, async ({ actor, body, write }) =>
    write(async (ctx) => ({ homeIds: await keep(ctx, actor.accountId, body.homeIds) })),
  ),

  route(dropFavourite, async ({ actor, params, write }) =>
    write(async (ctx) => ({ homeIds: await drop(ctx, actor.accountId, params.id) })),
  ),

  route(homeCards, async ({ query, read }) => ({ homes: await read((ctx) => liveCards(ctx, query.ids)) })),
]
