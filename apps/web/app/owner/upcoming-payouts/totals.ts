import type { Money, UpcomingPayout } from '@porchlight/contract'

/** Totals by currency. */
export const totalsOf = (rows: readonly UpcomingPayout[]): Money[] => {
  const byCurrency = Map.groupBy(rows, ({ amount }) => amount.currency)
  return [...byCurrency].map(([currency, own]) => ({
    currency,
    amount: own.reduce((sum, { amount }) => sum + amount.amount, 0),
  }))
}
