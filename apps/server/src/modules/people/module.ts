import { defineModule } from '#kernel/module'
import { consumers } from './jobs.ts'
import { mergeHandler } from './merges.ts'
import { routes } from './routes.ts'

/**
 * people own what staff record about persons: notes, tags, files, vendors' contacts, and whom the company does not rent
 * to. They add people whom staff invite.
 * Promises: only staff can read any of it; a person with an active ban starts no new stay, not even from another
 * account with the same mailbox or phone; bans stay on record.
 */
export const people = defineModule({
  name: 'people',
  layer: 5,
  owns: 'what staff record about persons: notes, tags, files, do-not-rent flags',
  tables: {
    distributed: {
      account_id: ['people.file', 'people.note', 'people.rental_ban', 'people.tag', 'people.vendor_contact'],
    },
    local: ['people.merge'],
  },
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
