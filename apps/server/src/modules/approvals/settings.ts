import { minorDigits, roughlyIn, type ThresholdName, thresholdNames } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { standardIn, thresholds, tightened } from './rules.ts'
import { db } from './tables.ts'

type First = { [name in ThresholdName]?: number | undefined }

/**
 * Every threshold as currently set, amounts in whole units of the company's currency; `first`: the values of an installation
 * that has set none.
 */
export const thresholdsNow = async (ctx: ReadCtx, first: First = {}): Promise<Record<ThresholdName, number>> => {
  const rows = await db(ctx).selectFrom('approvals.threshold').selectAll().execute()
  const set = new Map(rows.map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    thresholdNames.map((name) => [name, set.get(name) ?? first[name] ?? standardIn(name, ctx.companyCurrency)]),
  ) as Record<ThresholdName, number>
}

/** Personal limits below the company's, as they were set. */
export const personalLimitsOf = async (
  ctx: ReadCtx,
  people: readonly (number | null)[],
): Promise<readonly PersonalLimit[]> => {
  const ids = people.filter((id) => id !== null)
  if (ids.length === 0) return []
  return db(ctx)
    .selectFrom('approvals.personal_limit')
    .select(['account_id as accountId', 'name', 'value'])
    .where('account_id', 'in', ids)
    .execute()
}

export type PersonalLimit = { accountId: number; name: ThresholdName; value: number }

/** Every threshold for people acting together: the company's, or the tightest that one of them has. */
export const thresholdsFor = async (
  ctx: ReadCtx,
  people: readonly (number | null)[],
  first: First = {},
): Promise<Record<ThresholdName, number>> =>
  tightened(await thresholdsNow(ctx, first), await personalLimitsOf(ctx, people))

/** In minor units of the currency; percentages in basis points. @param by whose own limit counts too */
export const thresholdIn = async (
  ctx: ReadCtx,
  name: ThresholdName,
  currency: string,
  by: number | null,
): Promise<number> => {
  const value = (await thresholdsFor(ctx, [by]))[name]
  return thresholds[name].unit === 'percent' ? value * 100 : limitIn(ctx, value, currency)
}

/** A limit in whole units of the company's currency, in minor units of another: roughly the same worth. */
export const limitIn = (
  { companyCurrency }: Pick<ReadCtx, 'companyCurrency'>,
  units: number,
  currency: string,
): number => roughlyIn(currency, { amount: units * 10 ** minorDigits(companyCurrency), currency: companyCurrency })

/** @param changes null: back to the company's limit */
export const putPersonalLimits = async (
  ctx: WriteCtx,
  accountId: number,
  changes: readonly { name: ThresholdName; value: number | null }[],
): Promise<void> => {
  for (const { name, value } of changes) {
    await db(ctx)
      .deleteFrom('approvals.personal_limit')
      .where('account_id', '=', accountId)
      .where('name', '=', name)
      .execute()
    if (value !== null)
      await db(ctx)
        .insertInto('approvals.personal_limit')
        .values({ account_id: accountId, name, value, set_at: ctx.now })
        .execute()
  }
}

export type ThresholdChange = { name: ThresholdName; value: number }

export const putThresholds = async (ctx: WriteCtx, changes: readonly ThresholdChange[]): Promise<void> => {
  for (const { name, value } of changes)
    await db(ctx)
      .insertInto('approvals.threshold')
      .values({ name, value, set_at: ctx.now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, set_at: ctx.now }))
      .execute()
}

export const exemptionNow = (ctx: ReadCtx) =>
  db(ctx).selectFrom('approvals.exemption').selectAll().where('ended_at', 'is', null).executeTakeFirst()

export const endExemption = async (ctx: WriteCtx): Promise<void> => {
  await db(ctx).updateTable('approvals.exemption').set({ ended_at: ctx.now }).where('ended_at', 'is', null).execute()
}

export const startExemption = async (ctx: WriteCtx, accountId: number, reason: string): Promise<void> => {
  await endExemption(ctx)
  await db(ctx)
    .insertInto('approvals.exemption')
    .values({ account_id: accountId, reason, since: ctx.now, ended_at: null })
    .execute()
}
