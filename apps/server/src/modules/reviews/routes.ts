import {
  allFeedback,
  allReviews,
  answerReview as answerEndpoint,
  feedbackOnStay,
  guestOfStay,
  handleFeedback as handleEndpoint,
  moderateReview as moderateEndpoint,
  reviewsOfHomes,
  reviewsOfStay,
  sendFeedback,
  staysToReview,
  tellAboutStay,
  writeReview as writeEndpoint,
} from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { collection } from '#http/collection'
import { type Route, route } from '#http/route'
import { forbidden, notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { bookingById, type Seen, seenBy } from '#modules/bookings'
import { homesByIds, homesOfOwner, ownsHome } from '#modules/homes'
import { answerReview, moderateReview } from './answer-review.ts'
import { feedbackList, feedbackOfStays, handleFeedback, saveFeedback, saveStayFeedback } from './feedback.ts'
import { guestHistories } from './guest-history.ts'
import { pairOf, reviewList } from './queries.ts'
import { reviewsOfHomesOf } from './reviews-of-homes.ts'
import { hasBegun, sideOf } from './rules.ts'
import { staysOfGuest } from './stays.ts'
import { feedbackView, reviewView, stayReviewsView } from './views.ts'
import { writeReview } from './write-review.ts'

/** A stay the person takes part in, as its guest or the home's owner. @throws Problem 404 for everyone else */
const seen = (ctx: ReadCtx, { accountId }: Person, id: number): Promise<Seen> =>
  seenBy(ctx, { accountId, staff: false }, id)

/** The guest's own stay. @throws Problem 404 for everyone else */
const ownStay = async (ctx: ReadCtx, actor: Person, id: number) => {
  const { booking, roles } = await seen(ctx, actor, id)
  if (!roles.includes('guest')) throw notFound('This booking')
  return booking
}

const shown = async (ctx: ReadCtx, { accountId }: Person, { booking, roles }: Seen) => ({
  reviews: stayReviewsView({ course: booking, pair: await pairOf(ctx, booking.id), roles, accountId, now: ctx.now }),
})

export const routes: readonly Route[] = [
  route(reviewsOfStay, ({ actor, params, read }) =>
    read(async (ctx) => {
      const viewer = { accountId: actor.accountId, staff: actsFor(actor, 'bookings') }
      return shown(ctx, actor, await seenBy(ctx, viewer, params.id))
    }),
  ),

  route(reviewsOfHomes, ({ actor, query, read }) =>
    read(async (ctx) => {
      const homes = await homesOfOwner(ctx, actor.accountId)
      const home = homes.find(({ id }) => id === query.propertyId)
      if (query.propertyId !== undefined && !home) throw notFound('This home')
      const names = new Map(homes.map(({ id, name }) => [id, name]))
      const { rows, total, ...figures } = await reviewsOfHomesOf(ctx, home ? [home.id] : [...names.keys()], query)
      const reviews = rows.map(({ homeId, ...review }) => ({
        ...reviewView(review),
        bookingId: review.bookingId,
        home: { id: homeId, name: names.get(homeId) ?? '' },
      }))
      return {
        ...figures,
        reviews: collection('owners/reviews', query, total, reviews),
        homes: [...names].map(([id, name]) => ({ id, name })),
        propertyId: home?.id ?? null,
      }
    }),
  ),

  route(guestOfStay, ({ actor, params, read }) =>
    read(async (ctx) => {
      const booking = await bookingById(ctx, params.id)
      if (!(await ownsHome(ctx, actor.accountId, booking.homeId))) throw notFound('This booking')
      const history = (await guestHistories(ctx, [booking.guestId])).get(booking.guestId)
      return { guest: history ?? { stays: 0, rating: null, reviews: 0 } }
    }),
  ),

  route(writeEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const found = await seen(ctx, actor, params.id)
      const side = sideOf(found.roles)
      if (!side) throw forbidden('A stay is reviewed by its guest and by the owner of the home.')
      await writeReview(ctx, found.booking, { ...body, side, authorId: actor.accountId })
      return shown(ctx, actor, found)
    }),
  ),

  route(answerEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const found = await seen(ctx, actor, params.id)
      if (sideOf(found.roles) !== 'owner') throw forbidden('The owner of the home answers.')
      await answerReview(ctx, { bookingId: params.id, text: body.text, by: actor.accountId })
      return shown(ctx, actor, found)
    }),
  ),

  route(staysToReview, ({ actor, query, read }) =>
    read(async (ctx) => {
      const { total, stays } = await staysOfGuest(ctx, actor.accountId, query)
      return { stays: collection('reviews/stays', query, total, stays) }
    }),
  ),

  route(
    sendFeedback,
    ({ actor, body, write }) =>
      write(async (ctx) => {
        await saveFeedback(ctx, { ...body, accountId: actor.kind === 'person' ? actor.accountId : null })
        return {}
      }),
    { allowance: { perMinute: 6 } },
  ),

  route(feedbackOnStay, ({ actor, params, read }) =>
    read(async (ctx) => {
      const booking = await ownStay(ctx, actor, params.id)
      const given = (await feedbackOfStays(ctx, [booking.id])).get(booking.id)
      return { feedback: given ? feedbackView(given) : null, mayTell: hasBegun(booking, ctx.now) }
    }),
  ),

  route(tellAboutStay, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const booking = await ownStay(ctx, actor, params.id)
      if (!hasBegun(booking, ctx.now))
        throw new Problem(409, 'feedback_early', 'You can leave feedback once the stay has started.')
      const reported = { ...body, bookingId: booking.id, accountId: actor.accountId }
      return { feedback: feedbackView(await saveStayFeedback(ctx, reported)) }
    }),
  ),

  route(allReviews, ({ query, read }) =>
    read(async (ctx) => {
      const { total, rows } = await reviewList(ctx, query)
      const homes = new Map(
        (
          await homesByIds(
            ctx,
            rows.map(({ homeId }) => homeId),
          )
        ).map((home) => [home.id, home]),
      )
      const reviews = rows.map(({ homeId, publishedAt, ...review }) => {
        const { name = '', slug = '', status } = homes.get(homeId) ?? {}
        return {
          ...reviewView(review),
          bookingId: review.bookingId,
          homeId,
          home: { name, slug: status === 'live' ? slug : null },
          publishedAt: publishedAt?.toISOString() ?? null,
        }
      })
      return { reviews: collection('staff/reviews', query, total, reviews) }
    }),
  ),

  route(moderateEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await moderateReview(ctx, { ...body, id: params.id, by: actor.accountId })
      return {}
    }),
  ),

  route(allFeedback, ({ query, read }) =>
    read(async (ctx) => {
      const { total, rows } = await feedbackList(ctx, query)
      const feedback = rows.map((row) => ({
        ...feedbackView(row),
        bookingId: row.booking_id,
        accountId: row.account_id,
        email: row.email,
      }))
      return { feedback: collection('staff/feedback', query, total, feedback) }
    }),
  ),

  route(handleEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await handleFeedback(ctx, params.id, body.note, actor.accountId)
      return {}
    }),
  ),
]
