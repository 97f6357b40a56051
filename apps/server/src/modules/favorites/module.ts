import { defineModule } from '#kernel/module'
import { consumers } from './jobs.ts'
import { favoritesOf } from './queries.ts'
import { routes } from './routes.ts'

export const favorites = defineModule({
  name: 'favorites',
  layer: 4,
  owns: 'favorites',
  tables: ['favorites.favorite'],
  routes,
  consumers,
  personalData: { of: async (ctx, accountId) => ({ favoriteHomes: await favoritesOf(ctx, accountId) }) },
  references: { moves: { 'favorites.favorite.account_id': { shows: 'favorites', once: ['home_id'] } } },
})
