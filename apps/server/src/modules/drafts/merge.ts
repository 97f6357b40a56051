import type { AccountPair } from '#kernel/person-references'
import type { WriteCtx } from '#kernel/work'
import { conversationsOfBoth } from '#modules/conversations'
import { db } from './tables.ts'

/** Drafts of a folded conversation go to that of the primary account. */
export const followConversations = async (ctx: WriteCtx, pair: AccountPair): Promise<void> => {
  for (const { from, to } of await conversationsOfBoth(ctx, pair))
    await db(ctx).updateTable('drafts.draft').set({ conversation_id: to }).where('conversation_id', '=', from).execute()
}
