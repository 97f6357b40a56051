import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { publishReview, withdrawReview } from '#modules/homes'
import { reviewPublished } from './events.ts'
import { pairOf } from './queries.ts'
import type { Review } from './review.ts'
import { isToBePublished } from './rules.ts'
import { db } from './tables.ts'

export type LockedStay = {
  bookingId: number
  homeId: number
  guestId: number
  closesAt: Date
  publishedAt: Date | null
}

/** Locks the stay so that only this transaction writes or publishes its reviews; undefined if there is none yet. */
export const lockStay = async (ctx: WriteCtx, bookingId: number): Promise<LockedStay | undefined> => {
  const row = await db(ctx)
    .selectFrom('reviews.stay')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      bookingId,
      homeId: row.home_id,
      guestId: row.guest_id,
      closesAt: row.closes_at,
      publishedAt: row.published_at,
    }
  )
}

/** Shows a guest's review on the home's page and counts it there. */
export const showOnHome = (ctx: WriteCtx, { homeId, bookingId }: LockedStay, review: Review) =>
  publishReview(ctx, homeId, {
    bookingId,
    author: review.author,
    stayedIn: review.stayedIn,
    rating: review.rating,
    aspects: review.aspects,
    text: review.text,
    answer: review.answer,
  })

export const unpublishFromHome = (ctx: WriteCtx, { homeId, bookingId }: LockedStay) =>
  withdrawReview(ctx, homeId, bookingId)

/** Publishes both reviews at once when both are written or the time is up (R75). The stay must be locked. */
export const publishIfDue = async (ctx: WriteCtx, stay: LockedStay): Promise<boolean> => {
  if (stay.publishedAt) return false
  const { reviews } = await pairOf(ctx, stay.bookingId)
  const sides = reviews.map(({ side }) => side)
  if (!isToBePublished({ sides, closesAt: stay.closesAt }, ctx.now)) return false
  await db(ctx)
    .updateTable('reviews.stay')
    .set({ published_at: ctx.now })
    .where('booking_id', '=', stay.bookingId)
    .execute()
  const ofGuest = reviews.find(({ side }) => side === 'guest')
  if (ofGuest && ofGuest.hidden === null) await showOnHome(ctx, stay, ofGuest)
  await announce(ctx, reviewPublished({ bookingId: stay.bookingId, homeId: stay.homeId, sides }))
  return true
}

/** Publishes one stay's reviews if they are due. */
export const publishStay = async (ctx: WriteCtx, bookingId: number): Promise<boolean> => {
  const stay = await lockStay(ctx, bookingId)
  return stay !== undefined && (await publishIfDue(ctx, stay))
}
