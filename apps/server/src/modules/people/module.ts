import { defineModule } from '#kernel/module'
import { consumers } from './jobs.ts'
import { mergeHandler } from './merges.ts'
import { routes } from './routes.ts'

/**
 * people own what staff write down about persons: notes, tags, files, vendors' contacts, and whom the company does not rent
 *   to. They add persons whom staff invite.
 * Promises: nobody but staff reads any of it; a person on whom a ban is in force starts no new stay, from another account
 *   with the same mailbox or phone neither; bans stay on record.
 */
export const people = defineModule({
  name: 'people',
  layer: 5,
  owns: 'what staff record about persons: notes, tags, files, do-not-rent flags',
  tables: ['people.file', 'people.merge', 'people.note', 'people.rental_ban', 'people.tag', 'people.vendor_contact'],
  routes,
  consumers,
  approvals: [mergeHandler],
  references: {
    moves: {
      'people.note.account_id': { shows: 'notes' },
      'people.file.account_id': { shows: 'files', once: ['upload_id'] },
      'people.tag.account_id': { shows: 'tags', once: ['tag'] },
      'people.rental_ban.account_id': { shows: 'bans', once: ['lifted_at'] },
      'people.vendor_contact.account_id': { once: [] },
    },
    stays: ['people.merge.primary_id', 'people.merge.merged_id'],
  },
})
