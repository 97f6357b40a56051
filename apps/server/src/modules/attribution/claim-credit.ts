import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { conflictsOf, openConflict } from './conflicts.ts'
import { problems } from './messages.ts'
import type { CodeNow } from './rules.ts'
import { db } from './tables.ts'

/** A code's rate at a moment; its first rate if there was none yet. */
const rateAt = async (ctx: ReadCtx, code: string, at: Date): Promise<number> => {
  const rates = await db(ctx)
    .selectFrom('attribution.rate')
    .select(['basis_points', 'set_at'])
    .where('code', '=', code)
    .orderBy('id')
    .execute()
  return (rates.findLast(({ set_at }) => set_at <= at) ?? rates[0])?.basis_points ?? 0
}

type Claimed = { bookingId: number; bookedAt: Date; code: CodeNow; reason: string }

/**
 * Records a partner's claim to a booking; it goes to staff, at the rate on the day it was made (R59).
 * @throws Problem 409 claim_settled if they claimed it before, or staff have decided
 */
export const claimCredit = async (ctx: WriteCtx, { bookingId, bookedAt, code, reason }: Claimed): Promise<void> => {
  const [conflict] = await conflictsOf(ctx, [bookingId])
  if (conflict?.decided_at) throw new Problem(409, 'claim_settled', problems.settled)
  const { numInsertedOrUpdatedRows } = await db(ctx)
    .insertInto('attribution.claim')
    .values({
      booking_id: bookingId,
      code: code.code,
      basis_points: await rateAt(ctx, code.code, bookedAt),
      reason,
      claimed_at: ctx.now,
    })
    .onConflict((claim) => claim.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Problem(409, 'claim_settled', problems.settled)
  if (!conflict) await openConflict(ctx, bookingId)
}
