import type { PaidPayout } from '@porchlight/contract'

/** First and last day of the earnings in a payout: one on October 5 can span two quarters. */
export const periodOf = (covers: PaidPayout['covers']): { from: string; to: string } | null => {
  const days = covers.map(({ on }) => on).sort()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : null
}
