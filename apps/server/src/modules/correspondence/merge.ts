import type { AccountPair } from '#kernel/person-references'
import type { WriteCtx } from '#kernel/work'
import { conversationsOfBoth } from '#modules/conversations'
import { db } from './tables.ts'

/** Routes replies to a merged conversation to the primary account's conversation. */
export const followConversations = async (ctx: WriteCtx, pair: AccountPair): Promise<void> => {
  for (const { from, to } of await conversationsOfBoth(ctx, pair)) {
    await db(ctx)
      .updateTable('correspondence.received')
      .set({ conversation_id: to })
      .where('conversation_id', '=', from)
      .execute()
    const threads = db(ctx).selectFrom('correspondence.thread').selectAll()
    const old = await threads.where('conversation_id', '=', from).executeTakeFirst()
    if (!old) continue
    const primary = await threads.where('conversation_id', '=', to).executeTakeFirst()
    if (!primary)
      await db(ctx)
        .updateTable('correspondence.thread')
        .set({ conversation_id: to })
        .where('conversation_id', '=', from)
        .execute()
    else {
      await db(ctx)
        .updateTable('correspondence.thread')
        .set({ email_ids: [...primary.email_ids, ...old.email_ids] })
        .where('conversation_id', '=', to)
        .execute()
      await db(ctx)
        .updateTable('correspondence.thread')
        .set({ email_ids: [] })
        .where('conversation_id', '=', from)
        .execute()
    }
  }
}
