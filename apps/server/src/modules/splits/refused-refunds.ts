import type { AnswerOf, refusedRefunds as endpoint, RefusedRefundData } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { bookingsByIds } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { intentById, methodText, refusedRefunds, refusedSums } from '#modules/payments'
import { shareById, shareOfPayer } from './splits.ts'

/** Who paid it, where that was a friend who had a share; null where it was the guest themselves. */
const friendOf = async (ctx: ReadCtx, payer: string | null | undefined): Promise<RefusedRefundData['friend']> => {
  const id = shareOfPayer(payer)
  const share = id === undefined ? undefined : await shareById(ctx, id)
  return share ? { name: share.name, email: share.email } : null
}

/** What guests and their friends have to come because their cards refused it, or were paid otherwise, for the team. */
export const shownRefunds = async (ctx: ReadCtx, status: 'open' | 'paid'): Promise<AnswerOf<typeof endpoint>> => {
  const refunds = await refusedRefunds(ctx, status)
  const bookings = await bookingsByIds(ctx, [...new Set(refunds.map(({ bookingId }) => bookingId))])
  const homes = await homesByIds(ctx, [...new Set(refunds.map(({ homeId }) => homeId))])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  const guests = await accountsByIds(
    ctx,
    [...bookings.values()].map(({ guestId }) => guestId),
  )
  const shown = refunds.map(async (refund): Promise<RefusedRefundData> => {
    const { id, bookingId, homeId, intentId, amount, why, failure, createdAt, payment } = refund
    const booking = bookings.get(bookingId)
    const guest = guests.get(booking?.guestId ?? 0)
    const paidBy = await intentById(ctx, intentId)
    return {
      id,
      booking: { id: bookingId, number: booking?.number ?? '' },
      home: names.get(homeId) ?? '',
      guest: guest ? `${guest.firstName} ${guest.lastName}` : '',
      friend: await friendOf(ctx, paidBy?.payer),
      amount,
      why,
      // Nobody refused what came by wire, check, or in cash.
      failure: failure ?? (paidBy ? methodText(paidBy) : ''),
      createdAt: createdAt.toISOString(),
      payment: payment && { proof: payment.proof, paidAt: payment.paidAt.toISOString() },
    }
  })
  return { refunds: await Promise.all(shown), open: await refusedSums(ctx) }
}
