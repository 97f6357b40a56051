import type { Money } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { coverClearing } from './settlement.ts'
import { db, type MovementKind } from './tables.ts'

export type Movement = {
  kind: MovementKind
  /** Id of the intent, refund, or dispute that moved it. */
  sourceId: number
  intentId: number
  bookingId: number
  homeId: number
  /** Positive means toward us. */
  amount: Money
}

export const movementRow = (ctx: WriteCtx, { sourceId, intentId, bookingId, homeId, amount, kind }: Movement) => ({
  kind,
  source_id: sourceId,
  intent_id: intentId,
  booking_id: bookingId,
  home_id: homeId,
  currency: amount.currency,
  amount_minor: amount.amount,
  moved_at: ctx.now,
  settlement_id: null,
})

/** Records what the gateway did with our money, for settling and reconciling. Post its entry before. */
export const recordMovement = async (ctx: WriteCtx, movement: Movement): Promise<void> => {
  await db(ctx).insertInto('payments.movement').values(movementRow(ctx, movement)).execute()
  if (movement.amount.amount < 0) await coverClearing(ctx, movement.amount.currency)
}
