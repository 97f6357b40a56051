import { splitByWeight } from '@porchlight/contract'

/**
 * How much of a booking's missing money is missing from one owner: what the guest still owes, or the card processor
 * still holds, is borne by the owners first, in proportion to their earnings (R46).
 */
export const missingFrom = (
  ownerId: number,
  missing: number,
  earned: readonly { ownerId: number; amount: number }[],
): number => {
  const positive = earned.filter((part) => part.amount > 0)
  const total = positive.reduce((sum, part) => sum + part.amount, 0)
  const advanced = Math.min(Math.max(0, missing), total)
  if (advanced === 0) return 0
  const parts = splitByWeight(
    advanced,
    positive.map((part) => part.amount),
  )
  return positive.reduce((sum, part, index) => sum + (part.ownerId === ownerId ? (parts[index] ?? 0) : 0), 0)
}
