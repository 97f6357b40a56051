import type { Said } from '@porchlight/wording'

/** What one payment brought in, less refunds, in minor units. */
export type Received = { amount: number; method: Said | string; at: Date }

/**
 * Allocates a guest's payments for one stay to the amounts asked for: the earliest payments cover the earliest
 * requests, and the latest request stays open longest. Any excess is not allocated.
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
