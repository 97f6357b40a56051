import { minorDigits, type ThresholdName, thresholdNames } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { thresholds } from './rules.ts'
import { db } from './tables.ts'

type First = Partial<Record<ThresholdName, number>>

/** Every threshold as it is set now; `first`: the values of an installation that has set none. */
export const thresholdsNow = async (ctx: ReadCtx, first: First = {}): Promise<Record<ThresholdName, number>> => {
  const rows = await db(ctx).selectFrom('approvals.threshold').selectAll().execute()
  const set = new Map(rows.map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    thresholdNames.map((name) => [name, set.get(name) ?? first[name] ?? thresholds[name].standard]),
  ) as Record<ThresholdName, number>
}

/** In minor units of the currency; of one in percent, in basis points. */
export const thresholdIn = async (ctx: ReadCtx, name: ThresholdName, currency: string): Promise<number> =>
  (await thresholdsNow(ctx))[name] * (thresholds[name].unit === 'percent' ? 100 : 10 ** minorDigits(currency))

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
