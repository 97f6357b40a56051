import type { Said } from '@porchlight/wording'

/** What came of one payment and did not go back, in minor units. */
export type Received = { amount: number; method: Said | string; at: Date }

/**
 * Which money paid which of the sums that are asked of one guest for one stay: what came first counts toward what was
 * asked first, and what is asked last stays open longest. More than is asked pays nothing.
 */
export const shareOut = (requested: readonly number[], received: readonly Received[]): Received[][] => {
  const left = received.map((one) => ({ ...one }))
  return requested.map((sum) => {
    let open = sum
    return left.flatMap((one) => {
      const amount = Math.min(open, one.amount)
      if (amount <= 0) return []
      open -= amount
      one.amount -= amount
      return [{ ...one, amount }]
    })
  })
}
