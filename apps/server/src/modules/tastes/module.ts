import { defineModule } from '#kernel/module'
import { createLinkReader } from './adapters/link-reader.ts'
import { consumers, jobs } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

/**
 * tastes own aesthetic profiles: which pictures of homes someone chose, what they wrote and linked, what that says, and the
 *   links that show it.
 * They promise that the same choices give the same profile; that it belongs to one account, or to the person who holds its
 *   secret, and is seen by nobody else but by a link its holder makes and stops; and that it goes with the account. A link leads to pages of the public internet only,
 *   and a model is asked only within the limit an administrator set.
 * They announce nothing.
 */
export const tastes = defineModule({
  name: 'tastes',
  layer: 9,
  owns: 'style profiles',
  tables: {
    local: ['tastes.day', 'tastes.taste'],
  },
  routes,
  adapters: () => ({ linkReader: createLinkReader() }),
  jobs,
  consumers,
  personalData,
  references: { moves: { 'tastes.taste.account_id': {} } },
})
