import type { ReadCtx } from '#kernel/work'
import type { HandoverPart } from '#modules/accounts'
import { updateLead } from './commands.ts'
import { db } from './tables.ts'

const openLeadsOf = async (ctx: ReadCtx, accountId: number): Promise<number[]> =>
  (
    await db(ctx)
      .selectFrom('leads.lead')
      .select('id')
      .where('assignee_id', '=', accountId)
      .where('stage', 'in', ['new', 'contacted', 'qualified'])
      .where('erased_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** Leads that are neither won nor lost, with their tasks. */
export const leadHandover: HandoverPart = {
  what: 'leads',
  permission: 'people',
  count: async (_app, ctx, accountId) => (await openLeadsOf(ctx, accountId)).length,
  pass: async (_app, ctx, { from, to, by }) => {
    for (const id of await openLeadsOf(ctx, from)) await updateLead(ctx, id, { assigneeId: to }, by)
  },
}
