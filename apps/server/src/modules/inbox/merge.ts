import type { AccountPair } from '#kernel/person-references'
import type { WriteCtx } from '#kernel/work'
import { conversationsOfBoth } from '#modules/conversations'
import { db } from './tables.ts'

/** Moves staff notes about a merged conversation to the primary account's conversation. */
export const followConversations = async (ctx: WriteCtx, pair: AccountPair): Promise<void> => {
  for (const { from, to } of await conversationsOfBoth(ctx, pair))
    await db(ctx)
      .updateTable('inbox.note')
      .set({ key: String(to) })
      .where('kind', '=', 'message')
      .where('key', '=', String(from))
      .execute()
}
