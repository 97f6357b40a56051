import { defineModule } from '#kernel/module'
import { bookingById } from '#modules/bookings'
import { checks } from './checks.ts'
import { foldConversations } from './merge.ts'
import { conversationById, messagesBy } from './queries.ts'
import { routes } from './routes.ts'

export const conversations = defineModule({
  name: 'conversations',
  layer: 9,
  owns: 'messages between people and staff',
  tables: {
    distributed: {
      person_id: ['conversations.conversation', 'conversations.message'],
    },
  },
  routes,
  checks,
  homeOf: {
    conversations: async (ctx, id) => {
      const { booking_id } = await conversationById(ctx, id)
      return booking_id === null ? null : (await bookingById(ctx, booking_id)).homeId
    },
  },
  personalData: { of: async (ctx, accountId) => ({ messages: await messagesBy(ctx, accountId) }) },
  references: {
    moves: {
      'conversations.conversation.person_id': { shows: 'conversations', once: ['booking_id'] },
      'conversations.message.author_id': {},
    },
    join: foldConversations,
  },
})
