import { z } from 'zod'
import { defineEvent, id } from '#kernel/events'

export const messageWritten = defineEvent('conversation.written', 'Someone wrote a message.', {
  conversationId: id,
  messageId: id,
  /** The first message from the other side that the reader hasn't read. */
  unreadSince: id,
  fromTeam: z.boolean(),
})
