import { addDays } from '@porchlight/contract'
import type { Check, Finding } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { counted } from './engine/figures.ts'
import { invariants } from './invariants.ts'
import { db } from './tables.ts'

/** A home can be a day ahead of the company, never two. */
const datedByToday = async (ctx: ReadCtx): Promise<Finding> => {
  const { early } = await db(ctx)
    .selectFrom('ledger.entry')
    .select(({ fn }) => fn.countAll<number>().as('early'))
    .where('dated', '>', addDays(ctx.today, 1))
    .executeTakeFirstOrThrow()
  return { holds: early === 0, figure: `${counted(early, 'entry', 'entries')} dated in the future` }
}

export const checks: readonly Check[] = [
  ...invariants.map(
    ({ code, text, measure }): Check => ({
      code: `ledger.${code}`,
      text,
      run: (app) => app.work.snapshot((ctx) => measure(ctx, 'all')),
    }),
  ),
  {
    code: 'ledger.dated_by_today',
    text: 'No entry is dated in the future.',
    run: (app) => app.work.read(datedByToday),
  },
]
