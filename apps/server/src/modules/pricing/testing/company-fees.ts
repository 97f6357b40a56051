import type { TestApp } from '#testing/harness'
import { db } from '../tables.ts'

/**
 * Ends every company and group fee, and every decision for all homes, because they would affect the homes of other
 * tests.
 */
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
