import type { BodyOf, ResultsOf, reportBudgets, setReportBudget } from '@porchlight/contract'

/** What is typed for each month, in units of the currency. */
export type BudgetFields = Record<string, { rent: string; nights: string }>
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
      return [month, { rent: found ? String(found.rent.amount / 100) : '', nights: found ? String(found.nights) : '' }]
    }),
  )

const numberOf = (text: string): number => Number(text.trim().replaceAll(',', '') || '0')

/** The budgets that were typed; null when one isn't a number of zero or more. */
export const budgetsFrom = (
  fields: BudgetFields,
  { town, currency }: { town: string; currency: string },
): Budget[] | null => {
  const budgets = Object.entries(fields).map(([month, typed]) => ({
    town,
    month,
    rent: { amount: Math.round(numberOf(typed.rent) * 100), currency },
    nights: numberOf(typed.nights),
  }))
  const isSound = ({ rent, nights }: Budget) =>
    Number.isSafeInteger(rent.amount) && rent.amount >= 0 && Number.isInteger(nights) && nights >= 0
  return budgets.every(isSound) ? budgets : null
}
