import { splitByWeight } from '@porchlight/contract'

export type OwnerShare = { ownerId: number; basisPoints: number }

/**
 * Splits an amount over co-owners by largest remainder, so that the parts sum to it to the minor unit (R51).
 * @throws RangeError when the shares do not sum to 100 %.
 */
export const splitShares = (amount: number, shares: readonly OwnerShare[]): { ownerId: number; amount: number }[] => {
  const whole = shares.reduce((sum, share) => sum + share.basisPoints, 0)
  if (whole !== 10_000) throw new RangeError(`the shares sum to ${whole / 100} %, not 100 %`)
  const parts = splitByWeight(
    amount,
    shares.map((share) => share.basisPoints),
  )
  return shares.map(({ ownerId }, index) => ({ ownerId, amount: parts[index] ?? 0 }))
}

/**
 * How much of a booking's missing money is missing from one owner: what the guest still owes, or the card processor
 * still holds, is carried by the owners first, in proportion to what each earned (R46).
 */
export const missingFrom = (
  ownerId: number,
  missing: number,
  earned: readonly { ownerId: number; amount: number }[],
): number => {
  const positive = earned.filter((part) => part.amount > 0)
  const total = positive.reduce((sum, part) => sum + part.amount, 0)
  const carried = Math.min(Math.max(0, missing), total)
  if (carried === 0) return 0
  const parts = splitByWeight(
    carried,
    positive.map((part) => part.amount),
  )
  return positive.reduce((sum, part, index) => sum + (part.ownerId === ownerId ? (parts[index] ?? 0) : 0), 0)
}
