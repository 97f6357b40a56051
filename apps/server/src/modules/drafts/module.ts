import { defineModule } from '#kernel/module'
import { consumers } from './jobs.ts'
import { followConversations } from './merge.ts'
import { draftsAbout } from './queries.ts'
import { routes } from './routes.ts'

/**
 * drafts own the replies that a language model writes for the team: what was sent and answered, the facts it cites, and
 * what it states that no fact supports.
 * Promises: only the facts of one stay and its conversation are sent, without anything that opens a door or charges a
 * card; an invented amount, code, or link is rejected; nothing is sent or done without a person; the daily limit holds.
 * Announces: nothing.
 */
export const drafts = defineModule({
  name: 'drafts',
  layer: 11,
  owns: 'AI drafts of replies, with what was sent and answered',
  tables: {
    distributed: {
      person_id: ['drafts.draft'],
    },
    local: ['drafts.day'],
  },
  routes,
  consumers,
  personalData: {
    of: async (ctx, accountId) => ({
      aiDrafts: (await draftsAbout(ctx, accountId)).map(({ conversation_id, requested_at, ...draft }) => ({
        conversationId: conversation_id,
        requestedAt: requested_at,
        ...draft,
      })),
    }),
  },
  references: {
    moves: { 'drafts.draft.person_id': {} },
    stays: ['drafts.draft.requested_by'],
    join: followConversations,
  },
})
