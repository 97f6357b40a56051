import type { Seal } from '#kernel/seal'
import { type PayoutAccountRow, placeOf } from './queries.ts'

/**
 * The plain-text number of a payout account: only for a file that a bank reads.
 * @throws Error when the number was deleted with its owner's account, or was sealed elsewhere
 */
export const openNumber = (seal: Seal, { account_id, number }: PayoutAccountRow): string => {
  if (number === null) throw new Error('the number of this payout account is gone')
  return seal.open(number, placeOf(account_id))
}
