import {
  type Answer,
  answerPerson,
  type Conversation,
  conversationAbout,
  readConversation,
  staffConversation,
  staffConversationOfStay,
  staffReadConversation,
  writeToGuest,
  writeToTeam,
} from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

/** How one side of a conversation reads it and writes to the other side. */
export type ConversationCalls = {
  side: 'person' | 'team'
  /** What its writes are about while they are queued on the device. */
  object: string
  load: (before?: number) => Promise<Answer<{ conversation: Conversation }, string>>
  markRead: (conversationId: number, upTo: number) => void
  /** The call that writes, and its target. */
  write:
    | { endpoint: typeof writeToTeam; params: { about: string } }
    | { endpoint: typeof answerPerson; params: { id: string } }
    | { endpoint: typeof writeToGuest; params: { id: string } }
}

/** @param about a stay’s id, or `team` */
export const teamConversation = (about: string): ConversationCalls => ({
  side: 'person',
  object: `conversation:${about}`,
  load: (before) => api(conversationAbout, { params: { about }, query: { before } }),
  markRead: (_id, upTo) => void api(readConversation, { params: { about }, body: { upTo } }),
  write: { endpoint: writeToTeam, params: { about } },
})

const markReadByTeam: ConversationCalls['markRead'] = (id, upTo) =>
  void api(staffReadConversation, { params: { id: String(id) }, body: { upTo } })

export const personConversation = (conversationId: string): ConversationCalls => ({
  side: 'team',
  object: `staff-conversation:${conversationId}`,
  load: (before) => api(staffConversation, { params: { id: conversationId }, query: { before } }),
  markRead: markReadByTeam,
  write: { endpoint: answerPerson, params: { id: conversationId } },
})

export const guestConversation = (bookingId: string): ConversationCalls => ({
  side: 'team',
  object: `staff-conversation-of-stay:${bookingId}`,
  load: (before) => api(staffConversationOfStay, { params: { id: bookingId }, query: { before } }),
  markRead: markReadByTeam,
  write: { endpoint: writeToGuest, params: { id: bookingId } },
})
