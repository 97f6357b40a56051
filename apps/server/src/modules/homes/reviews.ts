import { type Selectable, sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homeChanged } from './events.ts'
import type { Aspects, NewReview, Review } from './home.ts'
import { db, type HomesTables } from './tables.ts'

const reviewOf = (row: Selectable<HomesTables['homes.review']>): Review => ({
  id: row.id,
  homeId: row.home_id,
  bookingId: row.booking_id,
  author: row.author,
  stayedIn: row.stayed_in,
  rating: row.rating,
  aspects: row.aspects,
  text: row.text,
  answer: row.answer,
  publishedAt: row.published_at,
})

/** No one reads more reviews of one home than this. */
const mostShown = 200

/** Published reviews, newest first. */
export const reviewsOf = async (ctx: ReadCtx, homeId: number, limit = mostShown): Promise<Review[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.review')
    .selectAll()
    .where('home_id', '=', homeId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(reviewOf)
}

/** Average ratings by aspect; unrated aspects are left out. */
export const aspectsOf = async (ctx: ReadCtx, homeId: number): Promise<Aspects> => {
  const { rows } = await sql<{ aspect: keyof Aspects; stars: number }>`
    select rated.key as aspect, avg(rated.value::int)::float8 as stars
    from homes.review, jsonb_each_text(aspects) rated
    where home_id = ${homeId}
    group by rated.key`.execute(db(ctx))
  return Object.fromEntries(rows.map(({ aspect, stars }) => [aspect, stars]))
}

/**
 * Publishes a review and includes it in the home's rating. A booking has one review.
 * @returns the review's id
 * @throws Problem 404 without such a home, 409 `already_reviewed`
 */
export const publishReview = async (ctx: WriteCtx, homeId: number, review: NewReview): Promise<number> => {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('homes.home')
    .set((home) => ({
      rating_sum: home('rating_sum', '+', review.rating),
      review_count: home('review_count', '+', 1),
    }))
    .where('id', '=', homeId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('This home')
  const row = await db(ctx)
    .insertInto('homes.review')
    .values({
      home_id: homeId,
      booking_id: review.bookingId,
      author: review.author,
      stayed_in: review.stayedIn,
      rating: review.rating,
      aspects: JSON.stringify(review.aspects),
      text: review.text,
      answer: review.answer,
      published_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Problem(409, 'already_reviewed', 'This stay was already reviewed.')
  await announce(ctx, homeChanged({ homeId }))
  return row.id
}

/** Removes a review from the home's page and its rating. Does nothing if there is none. */
export const withdrawReview = async (ctx: WriteCtx, homeId: number, bookingId: number): Promise<void> => {
  const row = await db(ctx)
    .deleteFrom('homes.review')
    .where('booking_id', '=', bookingId)
    .where('home_id', '=', homeId)
    .returning('rating')
    .executeTakeFirst()
  if (!row) return
  await db(ctx)
    .updateTable('homes.home')
    .set((home) => ({
      rating_sum: home('rating_sum', '-', row.rating),
      review_count: home('review_count', '-', 1),
    }))
    .where('id', '=', homeId)
    .execute()
  await announce(ctx, homeChanged({ homeId }))
}

/** Adds the owner's answer below a review. */
export const answerOnHome = async (ctx: WriteCtx, homeId: number, bookingId: number, answer: string): Promise<void> => {
  await db(ctx)
    .updateTable('homes.review')
    .set({ answer })
    .where('booking_id', '=', bookingId)
    .where('home_id', '=', homeId)
    .execute()
  await announce(ctx, homeChanged({ homeId }))
}

/** The published reviews of some stays, by booking. */
export const publishedOf = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Map<number | null, Review>> => {
  const rows = await db(ctx)
    .selectFrom('homes.review')
    .selectAll()
    .where('booking_id', 'in', [...bookingIds])
    .execute()
  return new Map(rows.map((row) => [row.booking_id, reviewOf(row)]))
}
