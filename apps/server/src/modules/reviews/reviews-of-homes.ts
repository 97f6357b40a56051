import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type Review, reviewOf } from './review.ts'
import { db } from './tables.ts'

type Wanted = { page: number; perPage: number; show: 'all' | 'to_answer' }

const publishedOf = (ctx: ReadCtx, homeIds: readonly number[]) =>
  db(ctx)
    .selectFrom('reviews.review as review')
    .innerJoin('reviews.stay as stay', 'stay.booking_id', 'review.booking_id')
    .where('review.side', '=', 'guest')
    .where('review.hidden_at', 'is', null)
    .where('stay.published_at', 'is not', null)
    .where('stay.home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)

type Found = {
  rows: (Review & { homeId: number })[]
  total: number
  rating: number | null
  number: number
  toAnswer: number
}

/** Lists guests' published reviews of some homes, latest first, with their totals. */
export const reviewsOfHomesOf = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  { page, perPage, show }: Wanted,
): Promise<Found> => {
  const figures = await publishedOf(ctx, homeIds)
    .select([
      sql<number>`count(*)::int`.as('number'),
      sql<number>`count(*) filter (where review.answer is null)::int`.as('toAnswer'),
      sql<number | null>`round(avg(review.rating), 1)::double precision`.as('rating'),
    ])
    .executeTakeFirstOrThrow()
  const all = publishedOf(ctx, homeIds)
  const rows = await (show === 'to_answer' ? all.where('review.answer', 'is', null) : all)
    .selectAll('review')
    .select('stay.home_id')
    .orderBy('stay.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return {
    ...figures,
    rows: rows.map((row) => ({ ...reviewOf(row), homeId: row.home_id })),
    total: show === 'to_answer' ? figures.toAnswer : figures.number,
  }
}
