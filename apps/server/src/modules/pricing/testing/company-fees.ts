import type { TestApp } from '#testing/harness'
import { db } from '../tables.ts'

/** Ends every fee of the company and of groups, and every decision for all homes: they reach the homes of other tests. */
export const endCompanyFees = (t: Pick<TestApp, 'write'>) =>
  t.write(async (ctx) => {
    for (const table of ['pricing.fee', 'pricing.fee_decision'] as const)
      await db(ctx)
        .updateTable(table)
        .set({ replaced_at: ctx.now })
        .where('home_id', 'is', null)
        .where('replaced_at', 'is', null)
        .execute()
  })
