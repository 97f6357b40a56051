import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

/**
 * currencies own what a central bank says a euro is worth elsewhere, with the day it said so.
 * Promises: rates are read from the bank's file alone, and a file that cannot be believed changes nothing. They are
 *   shown beside an amount; nothing is ever priced or charged by them.
 * Announces nothing.
 */
export const currencies = defineModule({
  name: 'currencies',
  layer: 1,
  owns: 'reference rates',
  tables: ['currencies.reference_rate'],
  routes,
  jobs,
  checks,
})
