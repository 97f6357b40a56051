import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { answerOnHome } from '#modules/homes'
import { reviewAnswered, reviewHidden, reviewRestored } from './events.ts'
import { lockStay, showOnHome, unpublishFromHome } from './publish-review.ts'
import { pairOf, reviewById } from './queries.ts'
import { db } from './tables.ts'

type Answer = { bookingId: number; text: string; by: number }

/**
 * Saves the owner's one reply to the guest's published review; it appears below the review.
 * @throws Problem 409 `review_not_published` while it isn't public, 409 `review_answered` the second time
 */
export const answerReview = async (ctx: WriteCtx, { bookingId, text, by }: Answer): Promise<void> => {
  const stay = await lockStay(ctx, bookingId)
  const { reviews } = await pairOf(ctx, bookingId)
  const review = reviews.find(({ side }) => side === 'guest')
  if (!stay?.publishedAt || !review || review.hidden !== null)
    throw new Problem(409, 'review_not_published', 'There’s no published review to reply to.')
  if (review.answer !== null) throw new Problem(409, 'review_answered', 'This review already has a reply.')
  await db(ctx)
    .updateTable('reviews.review')
    .set({ answer: text, answered_by: by, answered_at: ctx.now })
    .where('id', '=', review.id)
    .execute()
  await answerOnHome(ctx, stay.homeId, bookingId, text)
  await announce(ctx, reviewAnswered({ bookingId, homeId: stay.homeId }))
}

type Moderation = { id: number; hide: boolean; reason: string; by: number }

/** Lets staff hide a review with a reason, or restore it. The home's rating follows. @throws Problem 404 */
export const moderateReview = async (ctx: WriteCtx, { id, hide, reason, by }: Moderation): Promise<void> => {
  const stay = await lockStay(ctx, (await reviewById(ctx, id)).bookingId)
  const review = await reviewById(ctx, id)
  if (!stay) throw notFound('This review')
  const wasHidden = review.hidden !== null
  await db(ctx)
    .updateTable('reviews.review')
    .set({ hidden_reason: hide ? reason : null, hidden_by: by, hidden_at: hide ? ctx.now : null })
    .where('id', '=', id)
    .execute()
  if (hide === wasHidden) return
  if (stay.publishedAt && review.side === 'guest')
    await (hide ? unpublishFromHome(ctx, stay) : showOnHome(ctx, stay, { ...review, hidden: null }))
  const { bookingId } = stay
  await announce(
    ctx,
    (hide ? reviewHidden : reviewRestored)({
      bookingId,
      reviewId: id,
      at: ctx.now.toISOString(),
    }),
  )
}
