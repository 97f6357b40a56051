import type { HomeOf } from '#http/home-scope'
import { bookingById } from '#modules/bookings'
import { db } from './tables.ts'

/** The homes behind what this module's paths refer to. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  'concierge/orders': async (ctx, id) => {
    const row = await db(ctx)
      .selectFrom('concierge.service_order')
      .select('booking_id')
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? (await bookingById(ctx, row.booking_id)).homeId : null
  },
}
