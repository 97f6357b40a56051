import { dropFavorite, favorites, homeCards, keepFavorites } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { liveCards } from '#modules/homes'
import { drop, keep } from './commands.ts'
import { emailListRoutes } from './email-list-routes.ts'
import { favoritesOf } from './queries.ts'

export const routes: readonly Route[] = [
  route(favorites, async ({ actor, read }) => ({ homeIds: await read((ctx) => favoritesOf(ctx, actor.accountId)) })),

  route(keepFavorites, async ({ actor, body, write }) =>
    write(async (ctx) => ({ homeIds: await keep(ctx, actor.accountId, body.homeIds) })),
  ),

  route(dropFavorite, async ({ actor, params, write }) =>
    write(async (ctx) => ({ homeIds: await drop(ctx, actor.accountId, params.id) })),
  ),

  route(homeCards, async ({ query, read }) => ({ homes: await read((ctx) => liveCards(ctx, query.ids)) })),

  ...emailListRoutes,
]
