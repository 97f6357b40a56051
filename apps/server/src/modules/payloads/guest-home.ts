import type { AnswerOf, guestHome } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { bookingsByIds, nextStayOf } from '#modules/bookings'
import { claimsToAnswer } from '#modules/claims'
import { depositView } from '#modules/deposits'
import { homesByIds } from '#modules/homes'
import { staysWithoutReview } from '#modules/reviews'
import { toPrepare } from '#modules/stays'

type GuestHomeData = AnswerOf<typeof guestHome>

const nextOf = async (ctx: ReadCtx, guestId: number): Promise<GuestHomeData['next']> => {
  const next = await nextStayOf(ctx, guestId)
  if (!next) return null
  const { booking, shown, requests, changes } = next
  return {
    booking: shown,
    stay: await toPrepare(ctx, { booking, roles: ['guest'] }),
    requests,
    changes,
    deposit: await depositView(ctx, booking),
  }
}

/** Everything a guest's home screen shows besides the lists of their stays and searches. */
export const guestHomeOf = async (ctx: ReadCtx, guestId: number): Promise<GuestHomeData> => {
  const next = await nextOf(ctx, guestId)
  const claims = await claimsToAnswer(ctx, guestId)
  const unreviewed = await staysWithoutReview(ctx, guestId)
  const claimed = await bookingsByIds(ctx, [...new Set(claims.map(({ booking_id }) => booking_id))])
  const bookings = new Map([...claimed, ...unreviewed.map(({ booking }) => [booking.id, booking] as const)])
  const homes = await homesByIds(ctx, [...new Set([...bookings.values()].map(({ homeId }) => homeId))])
  const about = (bookingId: number) => {
    const booking = bookings.get(bookingId)
    return {
      bookingId,
      home: homes.find(({ id }) => id === booking?.homeId)?.name ?? '',
      timeZone: booking?.quote.document.place.timeZone ?? 'UTC',
    }
  }
  return {
    next,
    claims: claims.map(({ id, booking_id, claimed_minor: amount, currency, answer_by }) => ({
      ...about(booking_id),
      id,
      claimed: { amount, currency },
      answerBy: (answer_by ?? ctx.now).toISOString(),
    })),
    reviews: unreviewed.map(({ booking, closesAt }) => ({ ...about(booking.id), closesAt: closesAt.toISOString() })),
  }
}
