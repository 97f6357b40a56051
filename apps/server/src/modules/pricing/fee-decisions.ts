import { type DecidedFee, decidedFees } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { tellMissing } from './missing-decisions.ts'
import type { NewFee } from './pricing.ts'
import { db } from './tables.ts'
import { decideNoTax, homesWithTaxDecision } from './tax-decisions.ts'

/** Someone's decision on a fee of a home. */
export type FeeDecision = {
  fee: DecidedFee
  kind: 'charged' | 'none'
  /** Who waived it, and why; empty if it is charged. */
  name: string
  reason: string
  at: Date
}

/** The current decisions, by fee; none for an undecided fee. */
export const feeDecisionsOf = async (ctx: ReadCtx, homeId: number): Promise<Map<DecidedFee, FeeDecision>> => {
  const rows = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('replaced_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ fee, kind, name, reason, created_at }) => [fee, { fee, kind, name, reason, at: created_at }]),
  )
}

type NewDecision = Omit<FeeDecision, 'at'>

/** Ends a home's decision on a fee, so that it follows the company. */
export const endHomeDecision = (ctx: WriteCtx, homeId: number, fee: DecidedFee) =>
  db(ctx)
    .updateTable('pricing.fee_decision')
    .set({ replaced_at: ctx.now })
    .where('home_id', '=', homeId)
    .where('fee', '=', fee)
    .where('replaced_at', 'is', null)
    .execute()

const decide = async (ctx: WriteCtx, homeId: number, decision: NewDecision, by: number | null): Promise<void> => {
  await endHomeDecision(ctx, homeId, decision.fee)
  await db(ctx)
    .insertInto('pricing.fee_decision')
    .values({ ...decision, home_id: homeId, created_at: ctx.now, created_by: by })
    .execute()
}

/** Who waived a fee before it was charged: removing the charge restores that. */
const leftOutBefore = (ctx: ReadCtx, homeId: number, fee: DecidedFee) =>
  db(ctx)
    .selectFrom('pricing.fee_decision')
    .select(['fee', 'kind', 'name', 'reason'])
    .where('home_id', '=', homeId)
    .where('fee', '=', fee)
    .where('kind', '=', 'none')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Setting a fee is a decision; one no longer charged is waived as before, or needs a decision again. */
export const followFees = async (
  ctx: WriteCtx,
  homeId: number,
  fees: readonly NewFee[],
  by: number | null,
): Promise<void> => {
  const known = await feeDecisionsOf(ctx, homeId)
  for (const fee of decidedFees) {
    const charged = fees.some((one) => one.code === fee && !one.optional)
    const was = known.get(fee)?.kind
    if (charged && was !== 'charged') await decide(ctx, homeId, { fee, kind: 'charged', name: '', reason: '' }, by)
    if (charged || was !== 'charged') continue
    const before = await leftOutBefore(ctx, homeId, fee)
    await (before ? decide(ctx, homeId, before, by) : endHomeDecision(ctx, homeId, fee))
  }
  await tellMissing(ctx, [await homeById(ctx, homeId)])
}

/** Waives fees, by name and with a reason. They must not be charged. */
export const leaveFeesOut = async (
  ctx: WriteCtx,
  homeId: number,
  left: readonly { fee: DecidedFee; name: string; reason: string }[],
  by: number | null = null,
): Promise<void> => {
  const known = await feeDecisionsOf(ctx, homeId)
  for (const { fee, name, reason } of left) {
    const now = known.get(fee)
    if (now?.kind === 'none' && now.name === name && now.reason === reason) continue
    await decide(ctx, homeId, { fee, kind: 'none', name, reason }, by)
  }
  await tellMissing(ctx, [await homeById(ctx, homeId)])
}

/** Waives everything undecided: fees, and taxes if none applies to the home. */
export const leaveUndecidedOut = async (ctx: WriteCtx, homeId: number, name: string, reason: string): Promise<void> => {
  const home = await homeById(ctx, homeId)
  if (!(await homesWithTaxDecision(ctx, [home])).has(homeId))
    await decideNoTax(ctx, { kind: 'home', area: String(homeId) }, { name, reason }, null)
  const known = await feeDecisionsOf(ctx, homeId)
  const open = decidedFees.filter((fee) => !known.has(fee))
  await leaveFeesOut(
    ctx,
    homeId,
    open.map((fee) => ({ fee, name, reason })),
  )
}
