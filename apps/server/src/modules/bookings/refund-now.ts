import type { Canceler } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { paidOf } from '#modules/payments'
import { type Refund, refundFor } from '#modules/pricing'
import type { Booking } from './booking.ts'
import type { Mover } from './lifecycle.ts'

/** Owner and operator answer for their own cancellations (R41); an unpaid installment counts as the guest's (R29). */
const canceledBy = { guest: 'guest', system: 'guest', owner: 'owner', staff: 'operator' } as const

/** A no-show has the same terms as a cancellation at that moment (R37). */
const termsOf = { guest: 'guest', no_show: 'guest', operator: 'operator' } as const

/** Whose terms apply: only the team can cancel on someone else's behalf. */
const whoseOf = (by: Mover, whose: Canceler | undefined) =>
  by === 'staff' ? termsOf[whoseFor(by, whose) ?? 'guest'] : canceledBy[by]

/** If the team doesn't say whose cancellation it is, nothing exceeds the policy. */
export const whoseFor = (by: Mover, whose: Canceler | undefined): Canceler | undefined =>
  by === 'staff' ? (whose ?? 'guest') : whose

/** What a disputed payment holds back can't be refunded a second time. */
export const refundNow = async (
  ctx: ReadCtx,
  booking: Booking,
  by: Mover,
  whose?: Canceler,
  at = ctx.now,
): Promise<Refund> => {
  const { paid, refunded, disputed } = await paidOf(ctx, booking.id)
  const { price, policy, place, stay } = booking.quote.document
  const cancellation = { at, by: whoseOf(by, whose), confirmedAt: booking.confirmedAt }
  return refundFor({ price, policy, place, stay }, cancellation, { paid, alreadyRefunded: refunded + disputed })
}
