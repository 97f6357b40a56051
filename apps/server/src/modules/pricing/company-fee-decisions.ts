import type { DecidedFee } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

/**
 * A cleaning or service fee that the company decided not to charge in its homes, or in a group's, with author and
 * reason.
 */
export type CompanyDecision = { fee: DecidedFee; name: string; reason: string; at: Date }

/** A group; null for all homes of the company. */
export type Group = number | null

export const companyDecisions = async (ctx: ReadCtx, group: Group = null): Promise<CompanyDecision[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .selectAll()
    .where('home_id', 'is', null)
    .where('group_id', 'is not distinct from', group)
    .where('replaced_at', 'is', null)
    .execute()
  return rows.map(({ fee, name, reason, created_at }) => ({ fee, name, reason, at: created_at }))
}

export const endCompanyDecision = (ctx: WriteCtx, fee: DecidedFee, group: Group = null) =>
  db(ctx)
    .updateTable('pricing.fee_decision')
    .set({ replaced_at: ctx.now })
    .where('home_id', 'is', null)
    .where('group_id', 'is not distinct from', group)
    .where('fee', '=', fee)
    .where('replaced_at', 'is', null)
    .execute()

export const decideForCompany = async (
  ctx: WriteCtx,
  decision: Omit<CompanyDecision, 'at'>,
  by: number,
  group: Group = null,
): Promise<void> => {
  await endCompanyDecision(ctx, decision.fee, group)
  await db(ctx)
    .insertInto('pricing.fee_decision')
    .values({ ...decision, kind: 'none', home_id: null, group_id: group, created_at: ctx.now, created_by: by })
    .execute()
}
