import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

type ReviewFigures = { number: number; average: number | null }

/** Returns guests' reviews of these homes that were published between two instants and aren't hidden. */
export const reviewFigures = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<ReviewFigures> =>
  db(ctx)
    .selectFrom('reviews.review as review')
    .innerJoin('reviews.stay as stay', 'stay.booking_id', 'review.booking_id')
    .select([
      sql<number>`count(*)::integer`.as('number'),
      sql<number | null>`round(avg(review.rating), 2)::double precision`.as('average'),
    ])
    .where('review.side', '=', 'guest')
    .where('review.hidden_at', 'is', null)
    .where('stay.published_at', '>=', from)
    .where('stay.published_at', '<', to)
    .where('stay.home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
    .executeTakeFirstOrThrow()
