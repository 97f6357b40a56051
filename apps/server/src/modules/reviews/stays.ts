import type { ResultsOf, staysToReview } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Booking, begunStaysOf } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { feedbackOfStays } from './feedback.ts'
import { pairsOf } from './queries.ts'
import { reviewWindow, stateOf } from './rules.ts'

type Stay = ResultsOf<typeof staysToReview>['stays']['data'][number]

/** Lists a guest's stays since their first day, latest first: what can be written about each, and what was written. */
export const staysOfGuest = async (
  ctx: ReadCtx,
  guestId: number,
  wanted: { page: number; perPage: number },
): Promise<{ total: number; stays: Stay[] }> => {
  const { total, bookings } = await begunStaysOf(ctx, guestId, wanted)
  const ids = bookings.map(({ id }) => id)
  const homes = new Map(
    (await homesByIds(ctx, [...new Set(bookings.map(({ homeId }) => homeId))])).map((home) => [home.id, home]),
  )
  const [pairs, feedback] = [await pairsOf(ctx, ids), await feedbackOfStays(ctx, ids)]
  const stays = bookings.map((booking) => {
    const { publishedAt = null, reviews = [] } = pairs.get(booking.id) ?? {}
    const window = reviewWindow(booking)
    const sides = reviews.map(({ side }) => side)
    const home = homes.get(booking.homeId)
    return {
      bookingId: booking.id,
      number: booking.number,
      homeName: home?.name ?? '',
      town: home?.townName ?? '',
      arrive: booking.arrive,
      depart: booking.depart,
      review: {
        state: stateOf({ window, sides, publishedAt }, ctx.now),
        written: sides.includes('guest'),
        closesAt: window?.closesAt.toISOString() ?? null,
      },
      feedbackGiven: feedback.has(booking.id),
    }
  })
  return { total, stays }
}

/** More than can be open at once: a review can be written for two weeks. */
const lately = { page: 1, perPage: 10 }

/** Lists stays this guest can review and hasn't yet, the earliest deadline first (R75). */
export const staysWithoutReview = async (
  ctx: ReadCtx,
  guestId: number,
): Promise<{ booking: Booking; closesAt: Date }[]> => {
  const { bookings } = await begunStaysOf(ctx, guestId, lately)
  const pairs = await pairsOf(
    ctx,
    bookings.map(({ id }) => id),
  )
  return bookings
    .flatMap((booking) => {
      const { publishedAt = null, reviews = [] } = pairs.get(booking.id) ?? {}
      const window = reviewWindow(booking)
      const sides = reviews.map(({ side }) => side)
      const isOpen = stateOf({ window, sides, publishedAt }, ctx.now) === 'open' && !sides.includes('guest')
      return window && isOpen ? [{ booking, closesAt: window.closesAt }] : []
    })
    .sort((one, other) => one.closesAt.getTime() - other.closesAt.getTime())
}
