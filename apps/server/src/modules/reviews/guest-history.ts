import type { GuestHistory } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { begunStayCounts } from '#modules/bookings'
import { db } from './tables.ts'

/** Returns guests' earlier stays and what owners' published reviews say about them, by guest. */
export const guestHistories = async (ctx: ReadCtx, guestIds: readonly number[]): Promise<Map<number, GuestHistory>> => {
  const stays = await begunStayCounts(ctx, guestIds)
  const rows = await db(ctx)
    .selectFrom('reviews.review as review')
    .innerJoin('reviews.stay as stay', 'stay.booking_id', 'review.booking_id')
    .select([
      'stay.guest_id',
      sql<number>`count(*)::int`.as('reviews'),
      sql<number>`round(avg(review.rating), 1)::double precision`.as('rating'),
    ])
    .where('review.side', '=', 'owner')
    .where('review.hidden_at', 'is', null)
    .where('stay.published_at', 'is not', null)
    .where('stay.guest_id', '=', sql<number>`any(${[...guestIds]}::bigint[])`)
    .groupBy('stay.guest_id')
    .execute()
  const ratings = new Map(rows.map((row) => [row.guest_id, row]))
  return new Map(
    guestIds.map((id) => {
      const { rating = null, reviews = 0 } = ratings.get(id) ?? {}
      return [id, { stays: stays.get(id) ?? 0, rating, reviews }]
    }),
  )
}
