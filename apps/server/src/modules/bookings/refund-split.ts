import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { sumOf } from './engine/charges.ts'
import type { RefundSplit, Share } from './engine/recognition.ts'
import { problems } from './messages.ts'
import { db } from './tables.ts'

/** How a refund without its taxes is divided, in minor units. */
type RefundParts = { owners: number; company: number }

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

/** Adds a divided refund to a booking's contract. The booking must be locked. */
export const storeSplit = async (ctx: WriteCtx, bookingId: number, split: RefundSplit): Promise<void> => {
  await db(ctx)
    .updateTable('bookings.booking')
    .set({
      contract: sql<string>`jsonb_set(contract, '{refundSplits}',
        coalesce(contract -> 'refundSplits', '[]') || ${JSON.stringify([split])}::jsonb)`,
    })
    .where('id', '=', bookingId)
    .execute()
}
