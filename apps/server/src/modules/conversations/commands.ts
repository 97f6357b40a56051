import type { MessageChannel } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { assertSentBy, grantRead } from '#modules/media'
import { messageWritten } from './events.ts'
import { type Conversation, messageById, type Reader, unreadOf } from './queries.ts'
import { db } from './tables.ts'

/** The origin of a message that was sent from outside the product. */
type Origin = {
  channel: MessageChannel
  /** The sender's address, if it is not the person’s own. */
  sender: string | null
  subject: string | null
  quoted: string | null
  leftOut: readonly string[]
}

/**
 * Without an author, the message was written by a schedule on behalf of the team, or by a `sender` without an account
 * here.
 */
export type Written = {
  text: string
  files: readonly number[]
  authorId: number | null
  from: Reader
  origin?: Origin
}

const lock = (ctx: WriteCtx, id: number): Promise<Conversation> =>
  db(ctx)
    .selectFrom('conversations.conversation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Returns a person's conversation; creates it with the first message. */
export const openConversation = async (
  ctx: WriteCtx,
  personId: number,
  bookingId: number | null,
): Promise<Conversation> => {
  await db(ctx)
    .insertInto('conversations.conversation')
    .values({
      person_id: personId,
      booking_id: bookingId,
      opened_at: ctx.now,
      last_message_id: null,
      waiting_since: null,
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'booking_id']).doNothing())
    .execute()
  return db(ctx)
    .selectFrom('conversations.conversation')
    .selectAll()
    .where('person_id', '=', personId)
    .where('booking_id', bookingId === null ? 'is' : '=', bookingId)
    .executeTakeFirstOrThrow()
}

/**
 * Writes one message and returns its id. If the person hasn't read the previous message yet, they get a single
 * notification for all of them.
 * @throws Problem 422 `file_unknown`
 */
export const writeMessage = async (ctx: WriteCtx, conversationId: number, written: Written): Promise<number> => {
  const conversation = await lock(ctx, conversationId)
  if (written.authorId !== null) await assertSentBy(ctx, written.authorId, written.files, 'files')
  const fromTeam = written.from === 'team'
  const { channel = 'web', sender = null, subject = null, quoted = null, leftOut = [] } = written.origin ?? {}
  const { id } = await db(ctx)
    .insertInto('conversations.message')
    .values({
      conversation_id: conversationId,
      from_team: fromTeam,
      author_id: written.authorId,
      text: written.text,
      uploads: [...written.files],
      at: ctx.now,
      channel,
      sender,
      subject,
      quoted,
      left_out: [...leftOut],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db(ctx)
    .updateTable('conversations.conversation')
    .set({ last_message_id: id, waiting_since: fromTeam ? null : (conversation.waiting_since ?? ctx.now) })
    .where('id', '=', conversationId)
    .execute()
  if (fromTeam) await grantRead(ctx, written.files, conversation.person_id)
  const [unreadSince = id] = await unreadOf(ctx, conversation, fromTeam ? 'person' : 'team')
  await announce(ctx, messageWritten({ conversationId, messageId: id, unreadSince, fromTeam }))
  return id
}

/** Records how far one side has read the other's messages; the mark never moves back. */
export const markRead = async (ctx: WriteCtx, { id }: Conversation, reader: Reader, upTo: number): Promise<void> => {
  const { last_message_id, ...before } = await lock(ctx, id)
  const mark = Math.min(upTo, last_message_id ?? 0)
  const column = reader === 'team' ? 'team_read_up_to' : 'person_read_up_to'
  if (mark <= before[column]) return
  await db(ctx)
    .updateTable('conversations.conversation')
    .set({ [column]: mark })
    .where('id', '=', id)
    .execute()
}

/** Sets whether a message awaits an answer; `waiting` starts at the person's last message. */
export const setWaiting = async (ctx: WriteCtx, conversationId: number, waiting: boolean): Promise<void> => {
  const { last_message_id } = await lock(ctx, conversationId)
  const last = last_message_id === null ? null : await messageById(ctx, last_message_id)
  await db(ctx)
    .updateTable('conversations.conversation')
    .set({ waiting_since: waiting && last && !last.from_team ? last.at : null })
    .where('id', '=', conversationId)
    .execute()
}
