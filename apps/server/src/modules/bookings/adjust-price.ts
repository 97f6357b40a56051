import { nightsOf } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { WriteCtx } from '#kernel/work'
import { balanceOf } from '#modules/ledger'
import { refundsOf } from '#modules/payments'
import type { Booking } from './booking.ts'
import { type EarnedState, repricingLines, shiftOf } from './engine/price-adjustment.ts'
import { depositOf, postLines, settleEarnedSplits, wholeOf } from './recognize-revenue.ts'
import { changeBooking } from './transition.ts'

/** Money being refunded to the guest isn't available for anything else. */
const activeWith = async (ctx: WriteCtx, booking: Booking, refund: number): Promise<EarnedState> => {
  const of = { bookingId: booking.id, currency: booking.currency }
  const onItsWay = (await refundsOf(ctx, booking.id)).filter(({ state }) => state === 'recorded' || state === 'failed')
  const deposit = await depositOf(ctx, booking)
  const receivable = await balanceOf(ctx, 'receivable:guest', of)
  return {
    deposit: deposit - onItsWay.reduce((sum, { amount }) => sum + amount.amount, 0),
    receivable: Math.max(0, receivable),
    refund,
  }
}

type Change = {
  /** Id of the terms that this change replaced. */
  changeId: number
  /** Minor units refunded to the guest with it, once this is posted. */
  refund: number
}

/**
 * Adjusts earnings after a stay's price has changed: earned nights are earned at the new price, on the day of the
 * change; future nights are earned in their time (R45, R49). For a stay earned as a whole, that includes added nights.
 * Nothing happens while nothing is earned.
 */
export const repriceEarnings = async (
  ctx: WriteCtx,
  before: Booking,
  after: Booking,
  { changeId, refund }: Change,
): Promise<Booking> => {
  const earned = before.recognizedNights
  if (earned === 0) return after
  const nights = nightsOf(after)
  const earnedAfter = after.contract.recognition === 'each_night' ? earned : nights
  const shift = shiftOf(
    { whole: await wholeOf(ctx, before), earned, nights: nightsOf(before) },
    { whole: await wholeOf(ctx, after), earned: earnedAfter, nights },
  )
  const source = `booking:${before.id}:terms:${changeId}`
  const on = ctx.today
  const lines = repricingLines(shift, await activeWith(ctx, before, refund))
  await postLines(ctx, after, { purpose: 'recognition', source, on, why: said('journal.repriced') }, lines)
  const repriced = earnedAfter === earned ? after : await changeBooking(ctx, after, { recognized_nights: earnedAfter })
  await settleEarnedSplits(ctx, repriced, on)
  return repriced
}
