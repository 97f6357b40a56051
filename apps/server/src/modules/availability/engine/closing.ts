import type { PriceConcern } from '@porchlight/contract'

/** Of the days on which someone could arrive, so many in a hundred must be left. */
const leftInHundred = 10
/** And so many of the year ahead, so that several small steps do not close a home unasked. */
const leastDays = 14

/** On how many days of the year ahead someone could arrive. */
export type Arrivals = { before: number; after: number }

/** What of new rules must be confirmed: hardly anyone could book the home any more. */
export const closingConcerns = ({ before, after }: Arrivals): PriceConcern[] =>
  before > after && (after * 100 <= before * leftInHundred || after < leastDays)
    ? [{ code: 'closes_home', before, after }]
    : []
