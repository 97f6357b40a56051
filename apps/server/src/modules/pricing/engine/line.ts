import type { Said } from '@porchlight/wording'

/** An intermediate figure of a line; null if the step has no amount. */
export type Step = { label: Said; amount: number | null }

/** The explanation of a line: its rule, a sentence, and the amounts. */
export type Why = { rule: string; text: Said; steps: Step[] }

/** One line of a price in minor units. Discounts and coupons are negative. */
export type Line = {
  code: string
  label: Said
  amount: number
  /** True for add-ons, which stay outside the headline. */
  optional: boolean
  why: Why
}

export const sumOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, line) => sum + line.amount, 0)
