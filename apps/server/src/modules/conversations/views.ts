import type { Conversation as ConversationView } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { mediaFileView, uploadsByIds } from '#modules/media'
import { type Conversation, messagesOf, type Reader, unreadOf } from './queries.ts'

/** A conversation with its newest messages, or those before a given one, as one side reads it. */
export const conversationView = async (
  ctx: ReadCtx,
  conversation: Conversation | undefined,
  bookingId: number | null,
  reader: Reader,
  before?: number,
): Promise<ConversationView> => {
  if (!conversation) return { id: null, bookingId, messages: [], more: false, unread: 0, readUpTo: null }
  const { more, messages } = await messagesOf(ctx, conversation.id, reader, before)
  const authors = await accountsByIds(
    ctx,
    messages.flatMap((message) => message.author_id ?? []),
  )
  const uploads = await uploadsByIds(
    ctx,
    messages.flatMap((message) => message.uploads),
  )
  const otherRead = reader === 'person' ? conversation.team_read_up_to : conversation.person_read_up_to
  return {
    id: conversation.id,
    bookingId,
    more,
    messages: messages.map((message) => ({
      id: message.id,
      fromTeam: message.from_team,
      author: authors.get(message.author_id ?? 0)?.firstName ?? '',
      text: message.text,
      files: message.uploads.flatMap((id) => uploads.get(id) ?? []).map(mediaFileView),
      at: message.at.toISOString(),
      channel: message.channel,
      sender: message.sender,
      subject: message.subject,
      quoted: message.quoted,
      leftOut: message.left_out,
    })),
    unread: (await unreadOf(ctx, conversation, reader)).length,
    readUpTo: otherRead || null,
  }
}
