import type { DecidedFee } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

/** Cleaning or service that the company decided not to charge in its homes, by whom and why. */
export type CompanyDecision = { fee: DecidedFee; name: string; reason: string; at: Date }

export const companyDecisions = async (ctx: ReadCtx): Promise<CompanyDecision[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .selectAll()
    .where('home_id', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
  return rows.map(({ fee, name, reason, created_at }) => ({ fee, name, reason, at: created_at }))
}

export const endCompanyDecision = (ctx: WriteCtx, fee: DecidedFee) =>
  db(ctx)
    .updateTable('pricing.fee_decision')
    .set({ replaced_at: ctx.now })
    .where('home_id', 'is', null)
    .where('fee', '=', fee)
    .where('replaced_at', 'is', null)
    .execute()

export const decideForCompany = async (
  ctx: WriteCtx,
  decision: Omit<CompanyDecision, 'at'>,
  by: number,
): Promise<void> => {
  await endCompanyDecision(ctx, decision.fee)
  await db(ctx)
    .insertInto('pricing.fee_decision')
    .values({ ...decision, kind: 'none', home_id: null, created_at: ctx.now, created_by: by })
    .execute()
}
