import { defineModule } from '#kernel/module'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

/**
 * Reports own destination budgets and the recipients of email reports; every figure is computed from what the other
 * modules know.
 * Promises: a figure is the sum of the stays it lists; group figures add up to the whole; amounts in different
 * currencies are never added.
 * Announces nothing.
 */
export const reports = defineModule({
  name: 'reports',
  layer: 12,
  owns: 'budgets by destination and month, scheduled reports',
  tables: {
    local: ['reports.budget', 'reports.schedule'],
  },
  routes,
  jobs,
  references: { stays: ['reports.schedule.account_id'] },
})
