import { defineModule } from '#kernel/module'
import { accountById } from '#modules/accounts'
import { stopListByMail } from './email-list-routes.ts'
import { listOfEmail } from './email-lists.ts'
import { consumers } from './jobs.ts'
import { favoritesOf } from './queries.ts'
import { routes } from './routes.ts'

export const favorites = defineModule({
  name: 'favorites',
  layer: 10,
  owns: 'favorites, also those saved by email',
  tables: {
    distributed: {
      account_id: ['favorites.favorite'],
    },
    local: ['favorites.email_home', 'favorites.email_list'],
  },
  routes,
  files: [stopListByMail],
  consumers,
  personalData: {
    of: async (ctx, accountId) => ({
      favoriteHomes: await favoritesOf(ctx, accountId),
      favoritesByEmail: await listOfEmail(ctx, (await accountById(ctx, accountId))?.email ?? ''),
    }),
  },
  references: { moves: { 'favorites.favorite.account_id': { shows: 'favorites', once: ['home_id'] } } },
})
