import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import { sumOf } from './engine/charges.ts'
import type { RefundSplit, Share } from './engine/recognition.ts'
import { problems } from './messages.ts'

/** How a refund without its taxes is divided, in minor units. */
export type RefundParts = { owners: number; company: number }

/**
 * The agreement's division, or another one if the team decided what the owners bear.
 * @throws Problem 422 invalid_input for more than the refund without its taxes, and for a home without owners
 */
export const divideRefund = (
  agreed: RefundParts,
  ownersBear: number | undefined,
  owners: readonly Share[],
): RefundParts => {
  if (ownersBear === undefined) return agreed
  const whole = sumOf([agreed.owners, agreed.company])
  if (ownersBear > whole || owners.length === 0)
    throw new Problem(422, 'invalid_input', problems.splitTooMuch, undefined, { required: ['ownersBear'] })
  return { owners: ownersBear, company: whole - ownersBear }
}

/** A booking's contract with one more divided refund; as stored, not as it applies to the stay's length. */
export const withSplit = (split: RefundSplit) =>
  sql<string>`jsonb_set(contract, '{refundSplits}',
    coalesce(contract -> 'refundSplits', '[]') || ${JSON.stringify([split])}::jsonb)`
