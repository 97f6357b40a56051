import type { HomeOf } from '#http/home-scope'
import { bookingById } from './queries.ts'
import { db } from './tables.ts'

const homeOfBooking: HomeOf = async (ctx, id) => (await bookingById(ctx, id)).homeId

/** The homes behind what the paths of this module, and of those below it, refer to. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  bookings: homeOfBooking,
  'attribution-conflicts': homeOfBooking,
  'own-stay-reviews': homeOfBooking,
  offers: async (ctx, id) =>
    (await db(ctx).selectFrom('bookings.offer').select('home_id').where('id', '=', id).executeTakeFirst())?.home_id ??
    null,
}
