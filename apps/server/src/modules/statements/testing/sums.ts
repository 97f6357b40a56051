import type { Money, Statement } from '@porchlight/contract'

const sum = (amounts: readonly Money[]): number => amounts.reduce((total, { amount }) => total + amount, 0)

/** Where a statement doesn't add up: by its figures, line by line, and home by home (R48). */
export const statementFaults = (statement: Statement): string[] => {
  const { year, quarter, opening, earned, adjustments, expenses, payouts, closing, homes, payoutLines } = statement
  const lines = [...homes.flatMap((home) => home.lines), ...payoutLines].map(({ amount }) => amount)
  const sums: Record<string, [number, number]> = {
    figures: [opening.amount + sum([earned, adjustments]) - sum([expenses, payouts]), closing.amount],
    lines: [opening.amount + sum(lines), closing.amount],
    homes: [sum(homes.map((home) => home.earned)), earned.amount],
    expenses: [sum(homes.map((home) => home.expenses)), expenses.amount],
  }
  return Object.entries(sums)
    .filter(([, [found, wanted]]) => found !== wanted)
    .map(([what, [found, wanted]]) => `${year}/${quarter} ${what}: ${found} is not ${wanted}`)
}

/** Where a statement's opening doesn't match the previous quarter's closing (R48). */
export const chainFault = (before: Statement, { year, quarter, opening }: Statement): string[] => {
  const follows = before.year * 4 + before.quarter + 1 === year * 4 + quarter
  return follows && opening.amount !== before.closing.amount
    ? [`${year}/${quarter} opens with ${opening.amount}, after ${before.closing.amount}`]
    : []
}
