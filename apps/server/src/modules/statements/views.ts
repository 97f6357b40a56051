import type { QuarterFigures } from './queries.ts'

export const quarterView = ({ year, quarter, state, currency, earned, payouts, closing }: QuarterFigures) => {
  const money = (amount: number) => ({ amount, currency })
  return { year, quarter, state, earned: money(earned), payouts: money(payouts), closing: money(closing) }
}
