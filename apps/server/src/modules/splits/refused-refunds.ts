import type { AnswerOf, refusedRefunds as endpoint, RefusedRefundData } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { bookingsByIds } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { intentById, methodText, refusedRefunds, refusedSums } from '#modules/payments'
import { shareById, shareOfPayer } from './splits.ts'

/** The friend who paid the share; null if it was the guest themselves. */
const friendOf = async (ctx: ReadCtx, payer: string | null | undefined): Promise<RefusedRefundData['friend']> => {
  const id = shareOfPayer(payer)
  const share = id === undefined ? undefined : await shareById(ctx, id)
  return share ? { name: share.name, email: share.email } : null
}

/** For the team: refunds owed to guests and their friends because their cards rejected them, or paid by other means. */
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
      // Nothing was rejected for payments by wire, check, or in cash.
      failure: failure ?? (paidBy ? methodText(paidBy) : ''),
      createdAt: createdAt.toISOString(),
      payment: payment && { proof: payment.proof, paidAt: payment.paidAt.toISOString() },
    }
  })
  return { refunds: await Promise.all(shown), open: await refusedSums(ctx) }
}
