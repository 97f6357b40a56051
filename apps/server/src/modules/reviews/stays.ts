import type { ResultsOf, staysToReview } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Booking, begunStaysOf } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { feedbackOfStays } from './feedback.ts'
import { pairsOf } from './queries.ts'
import { reviewWindow, stateOf } from './rules.ts'

type Stay = ResultsOf<typeof staysToReview>['stays']['data'][number]

/** A guest's stays since their first day, the last first: what may be said of each, and what was. */
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

/** More than are open at once: a review may be written for two weeks. */
const lately = { page: 1, perPage: 10 }

/** Stays of which this guest may write and has not yet, the one whose time ends first in front (R75). */
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
