import type { ReviewSide } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import type { Booking } from '#modules/bookings'
import { reviewWritten } from './events.ts'
import { type LockedStay, lockStay, publishIfDue } from './publish-review.ts'
import { pairOf } from './queries.ts'
import { reviewWindow, stateOf, type Window } from './rules.ts'
import { type Aspects, db } from './tables.ts'

export type NewReview = { side: ReviewSide; authorId: number; rating: number; aspects: Aspects; text: string }

const notOpen = () => new Problem(409, 'review_not_open', 'You can review a stay within 14 days after check-out.')

/** Two people who write at the same moment take turns, so that the second sees the first. */
const openStay = async (ctx: WriteCtx, booking: Booking, { closesAt }: Window): Promise<LockedStay> => {
  await db(ctx)
    .insertInto('reviews.stay')
    .values({
      booking_id: booking.id,
      home_id: booking.homeId,
      guest_id: booking.guestId,
      closes_at: closesAt,
      published_at: null,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute()
  return (await lockStay(ctx, booking.id)) as LockedStay
}

/** The printed name: a first name and the initial of the last name. */
const printedName = async (ctx: WriteCtx, accountId: number): Promise<string> => {
  const account = await accountById(ctx, accountId)
  return account ? `${account.firstName} ${[...account.lastName][0] ?? ''}.` : 'Someone'
}

const keep = async (ctx: WriteCtx, booking: Booking, { side, authorId, ...said }: NewReview) => {
  const words = {
    author_id: authorId,
    author: await printedName(ctx, authorId),
    rating: said.rating,
    aspects: JSON.stringify(said.aspects),
    text: said.text,
    written_at: ctx.now,
  }
  await db(ctx)
    .insertInto('reviews.review')
    .values({ ...words, booking_id: booking.id, side, stayed_in: booking.arrive.slice(0, 7) })
    .onConflict((conflict) => conflict.columns(['booking_id', 'side']).doUpdateSet(words))
    .execute()
}

/**
 * Writes or edits one side's review; if it is the second, both are published (R75).
 * @throws Problem 409 `review_not_open` outside the fourteen days, 409 `review_published` once it is readable
 */
export const writeReview = async (ctx: WriteCtx, booking: Booking, review: NewReview): Promise<void> => {
  const window = reviewWindow(booking)
  if (!window || ctx.now < window.opensAt || ctx.now >= window.closesAt) throw notOpen()
  const stay = await openStay(ctx, booking, window)
  const before = await pairOf(ctx, booking.id)
  const sides = before.reviews.map(({ side }) => side)
  if (stateOf({ window, sides, publishedAt: stay.publishedAt }, ctx.now) === 'published')
    throw new Problem(409, 'review_published', 'This review is published and can no longer be changed.')
  await keep(ctx, booking, review)
  if (await publishIfDue(ctx, stay)) return
  if (!sides.includes(review.side))
    await announce(ctx, reviewWritten({ bookingId: booking.id, homeId: booking.homeId, side: review.side }))
}
