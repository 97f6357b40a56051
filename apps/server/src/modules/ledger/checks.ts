import type { Check } from '#kernel/check'
import { invariants } from './invariants.ts'

export const checks: readonly Check[] = invariants.map(({ code, text, measure }) => ({
  code: `ledger.${code}`,
  text,
  run: (app) => app.work.snapshot((ctx) => measure(ctx, 'all')),
}))
