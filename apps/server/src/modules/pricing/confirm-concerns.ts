import type { PriceConcern, PriceConfirmation } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import { standsBy } from './engine/price-policy.ts'

/** What was asked about, and why it was meant all the same; it stays with the change. */
export type Confirmed = { concerns: readonly PriceConcern[]; reason: string }

/** @returns null where nothing had to be asked @throws Problem 422 `confirmation_needed` with `concerns` */
export const confirmConcerns = (
  concerns: readonly PriceConcern[],
  confirm: PriceConfirmation | undefined,
): Confirmed | null => {
  if (concerns.length === 0) return null
  if (confirm && standsBy(concerns, confirm.concerns)) return { concerns, reason: confirm.reason }
  throw new Problem(
    422,
    'confirmation_needed',
    'This is far from usual. Check it, and say why it is right before you save it.',
    { concerns },
  )
}
