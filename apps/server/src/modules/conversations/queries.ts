import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { containing } from '#kernel/db'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type ConversationsTables, db } from './tables.ts'

export type Conversation = Selectable<ConversationsTables['conversations.conversation']>
export type Message = Selectable<ConversationsTables['conversations.message']>

/** The reader: the person, or the team as one. */
export type Reader = 'person' | 'team'

export const conversationOf = (
  ctx: ReadCtx,
  personId: number,
  bookingId: number | null,
): Promise<Conversation | undefined> =>
  db(ctx)
    .selectFrom('conversations.conversation')
    .selectAll()
    .where('person_id', '=', personId)
    .where('booking_id', bookingId === null ? 'is' : '=', bookingId)
    .executeTakeFirst()

/** @throws Problem 404 */
export const conversationById = async (ctx: ReadCtx, id: number): Promise<Conversation> => {
  const found = await db(ctx)
    .selectFrom('conversations.conversation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound('This conversation')
  return found
}

const shown = 50

/** The newest messages, or those before a given one, oldest first. */
export const messagesOf = async (ctx: ReadCtx, conversationId: number, reader: Reader, before?: number) => {
  let query = db(ctx).selectFrom('conversations.message').selectAll().where('conversation_id', '=', conversationId)
  // Messages someone else sent in the person's name are for the team to sort out.
  if (reader === 'person') query = query.where('sender', 'is', null)
  if (before !== undefined) query = query.where('id', '<', before)
  const rows = await query
    .orderBy('id', 'desc')
    .limit(shown + 1)
    .execute()
  // The driver returns bigint arrays as text.
  const messages = rows.slice(0, shown).map((row): Message => ({ ...row, uploads: row.uploads.map(Number) }))
  return { more: rows.length > shown, messages: messages.toReversed() }
}

const readUpTo = (conversation: Conversation, reader: Reader): number =>
  reader === 'team' ? conversation.team_read_up_to : conversation.person_read_up_to

/** Messages from the other side that the reader hasn't read, oldest first. */
export const unreadOf = async (ctx: ReadCtx, conversation: Conversation, reader: Reader): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('conversations.message')
    .select('id')
    .where('conversation_id', '=', conversation.id)
    .where('from_team', '=', reader === 'person')
    .where('id', '>', readUpTo(conversation, reader))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** If the person can't see a message, they don't see its preview either. */
const lastText = (reader: Reader) =>
  sql<string>`case when ${reader === 'team'} or last.sender is null then last.text else '' end`.as('last_text')

const cards = (ctx: ReadCtx, reader: Reader) =>
  db(ctx)
    .selectFrom('conversations.conversation as conversation')
    .innerJoin('conversations.message as last', 'last.id', 'conversation.last_message_id')
    .selectAll('conversation')
    .select([lastText(reader), 'last.at as last_at', 'last.from_team as last_from_team'])
    .select(
      sql<number>`(select count(*)::int from conversations.message unread where unread.conversation_id = conversation.id
        and unread.from_team = ${reader === 'person'} and unread.id > ${sql.ref(
          reader === 'team' ? 'conversation.team_read_up_to' : 'conversation.person_read_up_to',
        )})`.as('unread'),
    )

export type Card = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]

/** A person's conversations, latest first. */
export const conversationsOf = (ctx: ReadCtx, personId: number): Promise<Card[]> =>
  cards(ctx, 'person').where('person_id', '=', personId).orderBy('last_message_id', 'desc').limit(200).execute()

/** A person's conversations as the team reads them, latest first. */
export const teamCardsOf = (ctx: ReadCtx, personId: number): Promise<Card[]> =>
  cards(ctx, 'team').where('person_id', '=', personId).orderBy('last_message_id', 'desc').limit(50).execute()

/** `newest`: ordered by the last message alone. */
type Listed = { page: number; perPage: number; show: 'waiting' | 'all'; order?: 'newest' }

/** All conversations for the team: those waiting longest first, then the most recent. */
export const allConversations = async (ctx: ReadCtx, { page, perPage, show, order }: Listed) => {
  const count = db(ctx)
    .selectFrom('conversations.conversation')
    .select(({ fn }) => fn.countAll<number>().as('total'))
  const { total } = await (show === 'waiting'
    ? count.where('waiting_since', 'is not', null)
    : count
  ).executeTakeFirstOrThrow()
  const all = cards(ctx, 'team')
  const shown = show === 'waiting' ? all.where('waiting_since', 'is not', null) : all
  const rows = await (order === 'newest'
    ? shown
    : shown.orderBy('waiting_since', (direction) => direction.asc().nullsLast())
  )
    .orderBy('last_message_id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total, rows }
}

export const messageById = (ctx: ReadCtx, id: number): Promise<Message> =>
  db(ctx).selectFrom('conversations.message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Everything one person wrote, for their own data export. */
export const messagesBy = (ctx: ReadCtx, accountId: number) =>
  db(ctx)
    .selectFrom('conversations.message')
    .select(['conversation_id', 'text', 'at'])
    .where('author_id', '=', accountId)
    .orderBy('id')
    .execute()

/** Messages that contain these words, latest first. */
export const messagesLike = (ctx: ReadCtx, words: string, limit: number) =>
  db(ctx)
    .selectFrom('conversations.message as message')
    .innerJoin('conversations.conversation as conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.id', 'message.conversation_id', 'message.text', 'message.at', 'conversation.person_id'])
    .where(sql<string>`lower(message.text)`, 'like', containing(words.toLowerCase()))
    .orderBy('message.id', 'desc')
    .limit(limit)
    .execute()
