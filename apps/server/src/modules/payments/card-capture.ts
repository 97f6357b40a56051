import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockSubledger } from '#modules/ledger'
import { type CardHold, cardHoldsOf, isHeldAt } from './card-hold.ts'
import { captureRecorded } from './events.ts'
import { intentById } from './intent.ts'
import { insertIntent } from './record-intent.ts'
import { recordOutcome } from './record-outcome.ts'
import { submitIntent } from './submit-intent.ts'
import { db } from './tables.ts'

/** The hold of a booking that can be captured now: the one its bank keeps longest. */
export const capturableHold = async (ctx: ReadCtx, bookingId: number): Promise<CardHold | undefined> => {
  const held = (await cardHoldsOf(ctx, [bookingId])).filter((hold) => isHeldAt(hold, ctx.now))
  return held.sort((one, other) => Number(one.captureBefore) - Number(other.captureBefore)).at(-1)
}

/**
 * First phase of a capture: an installment is paid from it, and a job asks the gateway once this transaction has
 * committed. Each hold is captured once and never beyond its amount; if the bank has released it, the installment is
 * charged to the stored card.
 */
export const recordCapture = async (
  ctx: WriteCtx,
  hold: CardHold,
  { ordinal, amount }: { ordinal: number; amount: number },
): Promise<void> => {
  await lockSubledger(ctx, 'booking', hold.bookingId)
  if (amount > hold.amount.amount) throw new Error(`${amount} is more than the ${hold.amount.amount} held`)
  const { numUpdatedRows } = await db(ctx)
    .updateTable('payments.card_hold')
    .set({ state: 'capturing' })
    .where('id', '=', hold.id)
    .where('state', '=', 'held')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`the hold ${hold.id} is not held any more`)
  const { bookingId, homeId, accountId } = hold
  const intent = await insertIntent(
    ctx,
    {
      key: `hold:${hold.id}`,
      bookingId,
      homeId,
      accountId,
      amount: { ...hold.amount, amount },
      installments: [ordinal],
      offSession: true,
      hold,
    },
    [],
  )
  await announce(ctx, captureRecorded({ paymentId: intent.id, bookingId, homeId }))
}

/** The remaining phases; can run any number of times, since each hold is captured once. */
export const performCapture = async (app: App, intentId: number): Promise<void> => {
  const intent = await app.work.read((ctx) => intentById(ctx, intentId))
  if (intent?.state !== 'recorded') return
  const outcome = await submitIntent(app, intent)
  await app.work.write((ctx) => recordOutcome(ctx, intent, outcome))
}
