import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { messagesBy } from './queries.ts'
import { routes } from './routes.ts'

export const conversations = defineModule({
  name: 'conversations',
  layer: 9,
  owns: 'messages between people and staff',
  tables: ['conversations.conversation', 'conversations.message'],
  routes,
  checks,
  personalData: { of: async (ctx, accountId) => ({ messages: await messagesBy(ctx, accountId) }) },
})
