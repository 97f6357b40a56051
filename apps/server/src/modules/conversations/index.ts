/**
 * conversations own what a person and the team write to each other, about a stay or about nothing in particular.
 * Promises: a person reads their own conversations only, the team reads all of them as one; a read mark never goes back; a
 *   file goes along only when its author sent it, and whom it was written to may open it.
 * Announces: conversation.written { conversationId, messageId, unreadSince, fromTeam }.
 */
export { openConversation, setWaiting, writeMessage } from './commands.ts'
export { conversationsOfBoth } from './merge.ts'
export { allConversations, conversationById, messageById, messagesOf, teamCardsOf } from './queries.ts'
export { responseTimes } from './response-times.ts'
