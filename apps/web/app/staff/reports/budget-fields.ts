import type { BodyOf, ResultsOf, reportBudgets, setReportBudget } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'

/** Budget values by month; an empty value means zero. */
export type BudgetFields = Record<string, { rent: MoneyAmount | null; nights: number | null }>
type Budget = BodyOf<typeof setReportBudget>['budgets'][number]

export const monthsOfYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`)

export const fieldsOf = (
  budgets: ResultsOf<typeof reportBudgets>['budgets'],
  town: string,
  year: number,
): BudgetFields =>
  Object.fromEntries(
    monthsOfYear(year).map((month) => {
      const found = budgets.find((one) => one.town === town && one.month === month)
      return [month, { rent: found?.rent ?? null, nights: found?.nights ?? null }]
    }),
  )

/** The monthly budgets. */
export const budgetsFrom = (fields: BudgetFields, { town, currency }: { town: string; currency: string }): Budget[] =>
  Object.entries(fields).map(([month, { rent, nights }]) => ({
    town,
    month,
    rent: rent ?? { amount: 0, currency },
    nights: nights ?? 0,
  }))
