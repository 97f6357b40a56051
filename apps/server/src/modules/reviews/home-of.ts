import type { HomeOf } from '#http/home-scope'
import { bookingById } from '#modules/bookings'
import { db } from './tables.ts'

/** Finds the home behind each path of this module. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  'staff/reviews': async (ctx, id) => {
    const row = await db(ctx)
      .selectFrom('reviews.review as review')
      .innerJoin('reviews.stay as stay', 'stay.booking_id', 'review.booking_id')
      .select('stay.home_id')
      .where('review.id', '=', id)
      .executeTakeFirst()
    return row?.home_id ?? null
  },
  'staff/feedback': async (ctx, id) => {
    const row = await db(ctx)
      .selectFrom('reviews.feedback')
      .select('booking_id')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.booking_id ? (await bookingById(ctx, row.booking_id)).homeId : null
  },
}
