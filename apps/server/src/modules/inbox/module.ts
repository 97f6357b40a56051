import { defineModule } from '#kernel/module'
import { inboxHandover } from './handover.ts'
import { consumers } from './jobs.ts'
import { liveUpdates } from './live.ts'
import { followConversations } from './merge.ts'
import { routes } from './routes.ts'

/**
 * inbox owns what the team adds to items that wait for it: assignees, snoozes, tags, internal notes (also those about a
 * booking itself), and saved views of the console's lists.
 * Promises: staff members see and change only what their permissions cover; notes are visible only to the team; when a
 * person writes again, the snooze of their conversation ends.
 * Announces: inbox.item_changed { kind, key }.
 */
export const inbox = defineModule({
  name: 'inbox',
  layer: 13,
  owns: 'the staff inbox: assignees, snoozes, tags, notes; saved views of the console',
  tables: {
    local: ['inbox.item', 'inbox.note', 'inbox.view'],
  },
  routes,
  files: [liveUpdates],
  consumers,
  handover: inboxHandover,
  references: { stays: ['inbox.item.assignee_id', 'inbox.note.author_id'], join: followConversations },
})
