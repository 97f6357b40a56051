import { z } from 'zod'
import { defineEvent, id } from '#kernel/events'

export const messageWritten = defineEvent('conversation.written', 'Someone wrote a message.', {
  conversationId: id,
  messageId: id,
  /** Since when the reader has not read what the other side wrote. */
  unreadSince: id,
  fromTeam: z.boolean(),
})
