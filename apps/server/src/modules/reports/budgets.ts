import { addDays, type BodyOf, type PlainDate, type setReportBudget } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { townsWithHomes } from '#modules/homes'
import { problems } from './messages.ts'
import type { Period } from './rules.ts'
import { type BudgetRow, db } from './tables.ts'

export const budgetRowsBetween = (ctx: ReadCtx, currency: string, { from, to }: Period): Promise<BudgetRow[]> =>
  db(ctx)
    .selectFrom('reports.budget')
    .selectAll()
    .where('currency', '=', currency)
    .where('month', '>', addDays(from, -31))
    .where('month', '<', to)
    .orderBy('month')
    .orderBy('town_id')
    .execute()

type Budget = { town: string; month: PlainDate; rent: number; nights: number }

export const budgetsBetween = async (ctx: ReadCtx, currency: string, period: Period): Promise<Budget[]> =>
  (await budgetRowsBetween(ctx, currency, period)).map(({ town_id, month, rent_minor, nights }) => ({
    town: town_id,
    month,
    rent: rent_minor,
    nights,
  }))

/** @throws Problem 422 town_unknown */
export const assertTown = async (ctx: ReadCtx, towns: readonly string[]): Promise<void> => {
  const known = new Set((await townsWithHomes(ctx)).map(({ id }) => id))
  if (!towns.every((town) => known.has(town))) throw new Problem(422, 'town_unknown', problems.townUnknown)
}

/** Sets budgets; removes one without rent and nights. @throws Problem 422 town_unknown */
export const setBudgets = async (
  ctx: WriteCtx,
  { budgets }: BodyOf<typeof setReportBudget>,
  by: number,
): Promise<void> => {
  await assertTown(
    ctx,
    budgets.map(({ town }) => town),
  )
  for (const { town, month, rent, nights } of budgets) {
    const { amount, currency } = rent
    const isNone = amount <= 0 && nights === 0
    if (isNone)
      await db(ctx)
        .deleteFrom('reports.budget')
        .where('town_id', '=', town)
        .where('month', '=', month)
        .where('currency', '=', currency)
        .execute()
    else {
      const values = { rent_minor: Math.max(0, amount), nights, set_by: by, set_at: ctx.now }
      await db(ctx)
        .insertInto('reports.budget')
        .values({ town_id: town, month, currency, ...values })
        .onConflict((conflict) => conflict.columns(['town_id', 'month', 'currency']).doUpdateSet(values))
        .execute()
    }
  }
}
