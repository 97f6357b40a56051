import { sql } from 'kysely'
import type { AccountPair } from '#kernel/person-references'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

export type FoldedConversation = { from: number; to: number }

/** Conversations about the same subject that both accounts of a pair have. */
export const conversationsOfBoth = async (
  ctx: ReadCtx,
  { from, to }: AccountPair,
): Promise<readonly FoldedConversation[]> =>
  db(ctx)
    .selectFrom('conversations.conversation as other')
    .innerJoin('conversations.conversation as own', (join) =>
      join.on(sql<boolean>`own.booking_id is not distinct from other.booking_id`),
    )
    .select(['other.id as from', 'own.id as to'])
    .where('other.person_id', '=', from)
    .where('own.person_id', '=', to)
    .execute()

/** Moves the messages of both into the primary account's conversation; the other one remains, empty. */
export const foldConversations = async (ctx: WriteCtx, pair: AccountPair): Promise<void> => {
  for (const { from, to } of await conversationsOfBoth(ctx, pair)) {
    const conversations = db(ctx).selectFrom('conversations.conversation').selectAll()
    const old = await conversations.where('id', '=', from).forUpdate().executeTakeFirstOrThrow()
    const primary = await conversations.where('id', '=', to).forUpdate().executeTakeFirstOrThrow()
    if (old.last_message_id === null) continue
    await db(ctx)
      .updateTable('conversations.message')
      .set({ conversation_id: to })
      .where('conversation_id', '=', from)
      .execute()
    await db(ctx)
      .updateTable('conversations.conversation')
      .set({ last_message_id: null, waiting_since: null, person_read_up_to: 0, team_read_up_to: 0 })
      .where('id', '=', from)
      .execute()
    const isOlder = primary.last_message_id !== null && primary.last_message_id > old.last_message_id
    const last = isOlder ? primary : old
    await db(ctx)
      .updateTable('conversations.conversation')
      .set({
        last_message_id: last.last_message_id,
        waiting_since: last.waiting_since,
        person_read_up_to: Math.max(primary.person_read_up_to, old.person_read_up_to),
        // Messages the team hasn't read in either of them stay unread.
        team_read_up_to: Math.min(
          ...[primary, old].flatMap((one) => (one.last_message_id === null ? [] : [one.team_read_up_to])),
        ),
      })
      .where('id', '=', to)
      .execute()
  }
}
