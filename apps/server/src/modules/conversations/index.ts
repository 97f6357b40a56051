/**
 * conversations own the messages between a person and the team, about a stay or about nothing in particular.
 * Promises: a person reads only their own conversations, the team reads all of them as one; a read mark never moves
 * back; a file is attached only if its author uploaded it, and the message's recipients can open it.
 * Announces: conversation.written { conversationId, messageId, unreadSince, fromTeam }.
 */
export { openConversation, setWaiting, writeMessage } from './commands.ts'
export { conversationsOfBoth } from './merge.ts'
export { allConversations, conversationById, messageById, messagesLike, messagesOf, teamCardsOf } from './queries.ts'
export { responseTimes } from './response-times.ts'
