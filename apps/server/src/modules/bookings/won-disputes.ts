import { soldStatuses } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { WriteCtx } from '#kernel/work'
import { isCutShort } from './lifecycle.ts'
import { collectClaim } from './recognize-revenue.ts'
import { refundStrayPayments } from './release-booking.ts'
import { retainWonDispute } from './retained-revenue.ts'
import { lockBooking } from './transition.ts'

/**
 * Follows up on a won dispute over a stay, whose money has been returned (R55). It pays the open balance of a stay that
 * was earned meanwhile, and of a canceled one what its terms retain; only the excess is refunded to the card. Repeating
 * it changes nothing.
 * @param dispute the gateway's name for it
 */
export const followWonDispute = async (ctx: WriteCtx, bookingId: number, dispute: string): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  const source = `dispute:${dispute}`
  if (soldStatuses.includes(booking.status)) await collectClaim(ctx, booking, source, ctx.today)
  if (isCutShort(booking.status)) await retainWonDispute(ctx, booking, source, ctx.today)
  // Until the stay ends, the rest is what the guest has paid for future nights.
  if (booking.status !== 'confirmed' && booking.status !== 'checked_in')
    await refundStrayPayments(ctx, booking, said('refund.paid_twice'))
}
