import { defineModule } from '#kernel/module'
import { bookFiles, bookRoutes } from './book-routes.ts'
import { consumers } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

/**
 * Accountants own who may read an owner's books: invited by email, confirmed through the link in it, removable at any
 * time. Promises: an accountant reads what `book-routes.ts` lists, only for owners who confirmed them, and writes
 * nothing; a link
 *   works once, for a week, for the person with the invited address; access ends when it is removed.
 */
export const accountants = defineModule({
  name: 'accountants',
  layer: 11,
  owns: 'who may read an owner’s statements, payouts, tax forms and documents',
  tables: {
    distributed: {
      owner_id: ['accountants.access'],
    },
  },
  routes: [...routes, ...bookRoutes],
  files: bookFiles,
  consumers,
  personalData,
  references: {
    moves: {
      'accountants.access.owner_id': { once: ['mailbox'] },
      'accountants.access.accountant_id': { once: ['owner_id'] },
    },
  },
})
