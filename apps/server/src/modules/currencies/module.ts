import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

/**
 * currencies own the reference rates a central bank publishes for the euro, with their date.
 * Promises: rates come only from the bank's file, and an implausible file changes nothing. They are shown beside an
 * amount; nothing is ever priced or charged by them.
 * Announces nothing.
 */
export const currencies = defineModule({
  name: 'currencies',
  layer: 1,
  owns: 'reference rates',
  tables: {
    reference: ['currencies.reference_rate'],
  },
  routes,
  jobs,
  checks,
})
