import { soldStatuses } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { WriteCtx } from '#kernel/work'
import { isCutShort } from './lifecycle.ts'
import { collectClaim } from './recognize-revenue.ts'
import { refundStrayPayments } from './release-booking.ts'
import { retainWonDispute } from './retained-revenue.ts'
import { lockBooking } from './transition.ts'

/**
 * A dispute over a stay was won, and the guest's money is back with the stay (R55). It pays what is open of a stay that
 * was earned meanwhile, and of one that was canceled what its terms keep; only what is over then goes back to the card.
 * Doing it again changes nothing.
 * @param dispute names it as the gateway does
 */
export const followWonDispute = async (ctx: WriteCtx, bookingId: number, dispute: string): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  const source = `dispute:${dispute}`
  if (soldStatuses.includes(booking.status)) await collectClaim(ctx, booking, source, ctx.today)
  if (isCutShort(booking.status)) await retainWonDispute(ctx, booking, source, ctx.today)
  // Before its end the rest is what the guest has paid for the nights to come.
  if (booking.status !== 'confirmed' && booking.status !== 'checked_in')
    await refundStrayPayments(ctx, booking, said('refund.paid_twice'))
}
