import type { AccountPair } from '#kernel/person-references'
import type { WriteCtx } from '#kernel/work'
import { conversationsOfBoth } from '#modules/conversations'
import { db } from './tables.ts'

/** Moves the drafts of a merged conversation to the primary account's conversation. */
export const followConversations = async (ctx: WriteCtx, pair: AccountPair): Promise<void> => {
  for (const { from, to } of await conversationsOfBoth(ctx, pair))
    await db(ctx).updateTable('drafts.draft').set({ conversation_id: to }).where('conversation_id', '=', from).execute()
}
