import { shareOf } from '@porchlight/contract'

/** In minor units, and in basis points of them. */
export type CostLine = { cost: number; markup: number }

/** What the owner is charged for a line: what it costs us, and what we add. */
export const chargeOf = ({ cost, markup }: CostLine): number => cost + shareOf(cost, markup)

export const totalOf = (lines: readonly CostLine[]): number => lines.reduce((sum, line) => sum + chargeOf(line), 0)

/** Above the limit of the home nothing is ordered or charged that its owner has not approved. */
export const asksOwner = (total: number, limit: number): boolean => total > limit

/**
 * Most that a repair may be charged: what was agreed for it, or up to the limit of the home where nothing was.
 * @param agreed the total of the bid that was approved or ordered; null where there is none
 */
export const mostCharged = (agreed: number | null, limit: number): number => agreed ?? limit
