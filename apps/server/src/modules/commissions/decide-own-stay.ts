import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { strike } from './engine/machine.ts'
import { problems } from './messages.ts'
import { ownStaysOf } from './own-stays.ts'
import { refuseOwn } from './refuse-own.ts'
import { lockCommission, moveCommission, positionOf } from './store.ts'
import { db } from './tables.ts'

type Decision = { bookingId: number; isOwn: boolean; reason: string; by: number }

/**
 * Records staff's one-time decision on whether a stay is the partner's own: if so, no commission is due (R59). @throws
 * Problem 403 participant, 409 wrong_state
 */
export const decideOwnStay = async (ctx: WriteCtx, { bookingId, isOwn, reason, by }: Decision): Promise<void> => {
  const open = (await ownStaysOf(ctx, [bookingId])).find(({ decided_at }) => decided_at === null)
  if (!open) throw new Problem(409, 'wrong_state', problems.wrongState)
  const row = await lockCommission(ctx, open.commission_id)
  await refuseOwn(ctx, by, [row.partner_id])
  const { numUpdatedRows } = await db(ctx)
    .updateTable('commissions.own_stay_review')
    .set({ is_own: isOwn, reason, decided_by: by, decided_at: ctx.now })
    .where('commission_id', '=', row.id)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem(409, 'wrong_state', problems.wrongState)
  const move = isOwn ? strike(positionOf(row)) : undefined
  if (move) await moveCommission(ctx, row, move, { by, note: reason })
}
