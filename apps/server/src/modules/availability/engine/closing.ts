import type { PriceConcern } from '@porchlight/contract'

/** Percentage of the possible arrival days that must remain. */
const leftInHundred = 10
/**
 * Minimum number of days that must remain in the year ahead, so that several small steps can't close a home without
 * asking.
 */
const leastDays = 14

/** Number of possible arrival days in the year ahead. */
export type Arrivals = { before: number; after: number }

/** Concerns about new rules that must be confirmed: hardly anyone could book the home anymore. */
export const closingConcerns = ({ before, after }: Arrivals): PriceConcern[] =>
  before > after && (after * 100 <= before * leftInHundred || after < leastDays)
    ? [{ code: 'closes_home', before, after }]
    : []
