import type { MessageDelivery } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { messagesOf } from '#modules/conversations'
import { db } from './tables.ts'

/** The fact that a message was written, as named in its deliveries. */
export const writtenFact = (conversationId: number, messageId: number): string =>
  `conversation.written:${conversationId}:${messageId}`

/** The delivery status of the team's latest messages in a conversation, latest first. */
export const deliveriesOf = async (ctx: ReadCtx, conversationId: number): Promise<MessageDelivery[]> => {
  const { messages } = await messagesOf(ctx, conversationId, 'team')
  const rows = await db(ctx)
    .selectFrom('notifications.delivery')
    .select(['occasion', 'channel', 'state', 'last_error', 'sent_at', 'created_at'])
    .where('occasion', 'in', ['', ...messages.map(({ id }) => writtenFact(conversationId, id))])
    .where('kind', '=', 'team_wrote')
    .where('channel', 'in', ['email', 'sms'])
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ occasion, channel, state, last_error, sent_at, created_at }) => ({
    messageId: Number(occasion.split(':').at(-1)),
    channel: channel as MessageDelivery['channel'],
    state,
    error: last_error,
    at: (sent_at ?? created_at).toISOString(),
  }))
}
