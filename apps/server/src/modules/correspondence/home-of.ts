import type { HomeOf } from '#http/home-scope'
import { bookingById } from '#modules/bookings'
import { conversationById } from '#modules/conversations'
import { db } from './tables.ts'

/** The homes of the records that this module's paths name. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  received: async (ctx, id) => {
    const row = await db(ctx)
      .selectFrom('correspondence.received')
      .select('conversation_id')
      .where('id', '=', id)
      .executeTakeFirst()
    const about = row?.conversation_id ? (await conversationById(ctx, row.conversation_id)).booking_id : null
    return about === null ? null : (await bookingById(ctx, about)).homeId
  },
}
