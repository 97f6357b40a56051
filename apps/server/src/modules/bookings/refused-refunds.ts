import type { refusedRefunds as endpoint, RefusedRefund, ResultsOf } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homesByIds } from '#modules/homes'
import { refusedRefunds, refusedSums } from '#modules/payments'
import { bookingsByIds } from './queries.ts'

/** What guests have to come because their cards refused it, or were paid otherwise, for the team. */
export const shownRefunds = async (ctx: ReadCtx, status: 'open' | 'paid'): Promise<ResultsOf<typeof endpoint>> => {
  const refunds = await refusedRefunds(ctx, status)
  const bookings = await bookingsByIds(ctx, [...new Set(refunds.map(({ bookingId }) => bookingId))])
  const homes = await homesByIds(ctx, [...new Set(refunds.map(({ homeId }) => homeId))])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  const guests = await accountsByIds(
    ctx,
    [...bookings.values()].map(({ guestId }) => guestId),
  )
  return {
    refunds: refunds.map(({ id, bookingId, homeId, amount, why, failure, createdAt, payment }): RefusedRefund => {
      const booking = bookings.get(bookingId)
      const guest = guests.get(booking?.guestId ?? 0)
      return {
        id,
        booking: { id: bookingId, number: booking?.number ?? '' },
        home: names.get(homeId) ?? '',
        guest: guest ? `${guest.firstName} ${guest.lastName}` : '',
        amount,
        why,
        failure: failure ?? '',
        createdAt: createdAt.toISOString(),
        payment: payment && { proof: payment.proof, paidAt: payment.paidAt.toISOString() },
      }
    }),
    open: await refusedSums(ctx),
  }
}
