import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import type { HandoverPart } from '#modules/accounts'
import { db } from './tables.ts'

const openRequests = (ctx: ReadCtx, accountId: number) =>
  db(ctx)
    .selectFrom('approvals.request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'pending')
    .where('requested_by', '=', accountId)
    .executeTakeFirstOrThrow()

/**
 * Someone's requests that still wait for a second person. The colleague becomes responsible for them, can withdraw
 * them, and can't approve them; neither can the person who made them, who stays a participant.
 */
export const approvalHandover: HandoverPart = {
  what: 'approvals',
  permission: null,
  count: async (_app, ctx, accountId) => Number((await openRequests(ctx, accountId)).count),
  pass: async (_app, ctx, { from, to }) => {
    await db(ctx)
      .updateTable('approvals.request')
      .set({ requested_by: to, participants: sql`array_append(participants, ${to}::bigint)` })
      .where('state', '=', 'pending')
      .where('requested_by', '=', from)
      .execute()
  },
}
