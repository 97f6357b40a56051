import { defineModule } from '#kernel/module'
import { accountById } from '#modules/accounts'
import { stopAlertByMail } from './email-alert-routes.ts'
import { alertsOfEmail } from './email-alerts.ts'
import { consumers, jobs } from './jobs.ts'
import { createReplica } from './replica.ts'
import { routes } from './routes.ts'
import { savedOfPerson } from './saved-searches.ts'

export const search = defineModule({
  name: 'search',
  layer: 13,
  owns: 'the search replica, saved searches',
  tables: {
    distributed: {
      account_id: ['search.notified_home', 'search.saved'],
    },
    local: ['search.email_alert', 'search.emailed_home'],
  },
  routes,
  files: [stopAlertByMail],
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
  personalData: {
    of: async (ctx, accountId) => ({
      savedSearches: await savedOfPerson(ctx, accountId),
      searchAlerts: await alertsOfEmail(ctx, (await accountById(ctx, accountId))?.email ?? ''),
    }),
  },
  references: { moves: { 'search.saved.account_id': { once: ['query'] } } },
})
