import type { PaidPayout } from '@porchlight/contract'

/** The first and the last day of what a payout paid: a run on October 5 may hold earnings of two quarters. */
export const periodOf = (covers: PaidPayout['covers']): { from: string; to: string } | null => {
  const days = covers.map(({ on }) => on).sort()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : null
}
