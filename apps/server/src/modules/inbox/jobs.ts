import { messageWritten } from '#events/conversations'
import { type Consumer, onEvent } from '#kernel/jobs'
import { wakeConversation } from './commands.ts'

export const consumers: readonly Consumer[] = [
  onEvent(messageWritten, 'inbox.conversation.written', async (app, { conversationId, fromTeam }) => {
    if (!fromTeam) await app.work.write((ctx) => wakeConversation(ctx, conversationId))
  }),
]
