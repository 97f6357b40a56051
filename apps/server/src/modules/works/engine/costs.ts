import { shareOf } from '@porchlight/contract'

/** In minor units, and in basis points of those. */
export type CostLine = { cost: number; markup: number }

/** What the owner is charged for a line: our cost plus our markup. */
export const chargeOf = ({ cost, markup }: CostLine): number => cost + shareOf(cost, markup)

export const totalOf = (lines: readonly CostLine[]): number => lines.reduce((sum, line) => sum + chargeOf(line), 0)

/** Above the home's limit, nothing is ordered or charged without its owner's approval. */
export const asksOwner = (total: number, limit: number): boolean => total > limit

/**
 * The most a repair can be charged: what was agreed for it, or the home's limit if nothing was.
 * @param agreed the total of the bid that was approved or ordered; null if there is none
 */
export const mostCharged = (agreed: number | null, limit: number): number => agreed ?? limit
