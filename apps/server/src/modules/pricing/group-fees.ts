import { decidedFees, type FeeChange } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homeGroups } from '#modules/homes'
import { decideForCompany, endCompanyDecision } from './company-fee-decisions.ts'
import { defaultFees } from './default-fees.ts'
import type { DefaultFee } from './engine/default-fees.ts'
import { db } from './tables.ts'

/** @throws Problem 404 for a group that doesn't exist or is archived */
export const assertGroup = async (ctx: ReadCtx, groupId: number): Promise<void> => {
  if (!(await homeGroups(ctx)).some(({ id }) => id === groupId)) throw notFound('This group')
}

/** The latest version of a fee the company charges every home. @throws Problem 404 */
export const companyFee = async (ctx: ReadCtx, series: number): Promise<DefaultFee> => {
  const fee = (await defaultFees(ctx)).findLast((one) => one.series === series)
  if (!fee || fee.group !== null) throw notFound('This fee')
  return fee
}

const decidedCode = ({ code, optional }: DefaultFee) => (optional ? undefined : decidedFees.find((fee) => fee === code))

export const endGroupExclusion = (ctx: WriteCtx, group: number, series: number) =>
  db(ctx)
    .updateTable('pricing.fee_exclusion')
    .set({ replaced_at: ctx.now })
    .where('group_id', '=', group)
    .where('series', '=', series)
    .where('replaced_at', 'is', null)
    .execute()

type ChangeOf<Kind extends FeeChange['kind']> = Extract<FeeChange, { kind: Kind }>

/** Waives a company fee for the homes in a group. @throws Problem 404 */
export const leaveOutOfGroup = async (
  ctx: WriteCtx,
  { group, fee, name }: ChangeOf<'group_leave_out'>,
  { by, reason }: { by: number; reason: string },
): Promise<void> => {
  await assertGroup(ctx, group)
  const base = await companyFee(ctx, fee)
  const code = decidedCode(base)
  if (code) return decideForCompany(ctx, { fee: code, name, reason }, by, group)
  await endGroupExclusion(ctx, group, fee)
  await db(ctx)
    .insertInto('pricing.fee_exclusion')
    .values({ home_id: null, group_id: group, series: fee, name, reason, created_at: ctx.now, created_by: by })
    .execute()
}

/** Makes the homes in a group follow the company again. @throws Problem 404 */
export const inheritInGroup = async (ctx: WriteCtx, { group, fee }: ChangeOf<'group_inherit'>): Promise<void> => {
  await assertGroup(ctx, group)
  const code = decidedCode(await companyFee(ctx, fee))
  await endGroupExclusion(ctx, group, fee)
  if (code) await endCompanyDecision(ctx, code, group)
}

export type GroupWithout = { group: number; fee: number | null; label: string; name: string; reason: string }

/** What groups waive, with author and reason. */
export const groupsWithout = async (ctx: ReadCtx): Promise<GroupWithout[]> => {
  const defaults = (await defaultFees(ctx)).filter(({ group }) => group === null)
  const decided = await db(ctx)
    .selectFrom('pricing.fee_decision')
    .select(['group_id', 'fee', 'name', 'reason'])
    .where('group_id', 'is not', null)
    .where('replaced_at', 'is', null)
    .execute()
  const excluded = await db(ctx)
    .selectFrom('pricing.fee_exclusion')
    .select(['group_id', 'series', 'name', 'reason'])
    .where('group_id', 'is not', null)
    .where('replaced_at', 'is', null)
    .execute()
  return [
    ...decided.map(({ group_id, fee, name, reason }) => {
      const base = defaults.findLast((one) => decidedCode(one) === fee)
      return { group: group_id as number, fee: base?.series ?? null, label: base?.label ?? fee, name, reason }
    }),
    ...excluded.map(({ group_id, series, name, reason }) => ({
      group: group_id as number,
      fee: series,
      label: defaults.findLast((one) => one.series === series)?.label ?? '',
      name,
      reason,
    })),
  ]
}
