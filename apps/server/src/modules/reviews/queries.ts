import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Pair, type Review, reviewOf } from './review.ts'
import { db } from './tables.ts'

const reviewsOf = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Review[]> => {
  const rows = await db(ctx)
    .selectFrom('reviews.review')
    .selectAll()
    .where('booking_id', 'in', [...bookingIds])
    .orderBy('id')
    .execute()
  return rows.map(reviewOf)
}

/** Returns the reviews of some stays; stays without a review are missing. */
export const pairsOf = async (ctx: ReadCtx, bookingIds: readonly number[]): Promise<Map<number, Pair>> => {
  if (bookingIds.length === 0) return new Map()
  const stays = await db(ctx)
    .selectFrom('reviews.stay')
    .select(['booking_id', 'published_at'])
    .where('booking_id', 'in', [...bookingIds])
    .execute()
  const reviews = Map.groupBy(await reviewsOf(ctx, bookingIds), ({ bookingId }) => bookingId)
  return new Map(
    stays.map((stay) => [
      stay.booking_id,
      { publishedAt: stay.published_at, reviews: reviews.get(stay.booking_id) ?? [] },
    ]),
  )
}

export const pairOf = async (ctx: ReadCtx, bookingId: number): Promise<Pair> =>
  (await pairsOf(ctx, [bookingId])).get(bookingId) ?? { publishedAt: null, reviews: [] }

/** @throws Problem 404 */
export const reviewById = async (ctx: ReadCtx, id: number): Promise<Review> => {
  const row = await db(ctx).selectFrom('reviews.review').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This review')
  return reviewOf(row)
}

/** Lists the reviews one person wrote, for themselves. */
export const reviewsBy = async (ctx: ReadCtx, accountId: number): Promise<Review[]> => {
  const rows = await db(ctx)
    .selectFrom('reviews.review')
    .selectAll()
    .where('author_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(reviewOf)
}

type Listed = { page: number; perPage: number; show: 'all' | 'hidden' }

/** Lists the reviews of all stays, latest first, with their authors. */
export const reviewList = async (ctx: ReadCtx, { page, perPage, show }: Listed) => {
  let query = db(ctx)
    .selectFrom('reviews.review')
    .innerJoin('reviews.stay', 'reviews.stay.booking_id', 'reviews.review.booking_id')
  if (show === 'hidden') query = query.where('hidden_at', 'is not', null)
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll('reviews.review')
    .select(['home_id', 'published_at'])
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return {
    total,
    rows: rows.map((row) => ({ ...reviewOf(row), homeId: row.home_id, publishedAt: row.published_at })),
  }
}

/** Lists stays with a review whose review period has ended, longest waiting first. */
export const staysToPublish = async (ctx: ReadCtx, limit = 200): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('reviews.stay')
    .select('booking_id')
    .where('published_at', 'is', null)
    .where('closes_at', '<=', ctx.now)
    .orderBy('closes_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.booking_id)
}
