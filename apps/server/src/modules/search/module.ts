import { defineModule } from '#kernel/module'
import { consumers, jobs } from './jobs.ts'
import { createReplica } from './replica.ts'
import { routes } from './routes.ts'
import { savedOfPerson } from './saved.ts'

export const search = defineModule({
  name: 'search',
  layer: 13,
  owns: 'the search replica, saved searches',
  tables: ['search.saved', 'search.told_home'],
  routes,
  jobs,
  consumers,
  adapters: (app) => ({ search: createReplica(app) }),
  closeAdapters: ({ search }) => search.stop(),
  services: [
    {
      name: 'search replica',
      start: async ({ adapters }) => {
        await adapters.search.start()
        return { stop: async () => {} }
      },
    },
  ],
  readiness: [{ name: 'search', isReady: ({ adapters }) => adapters.search.isReady() }],
  personalData: { of: async (ctx, accountId) => ({ savedSearches: await savedOfPerson(ctx, accountId) }) },
  references: { moves: { 'search.saved.account_id': { once: ['query'] } } },
})
