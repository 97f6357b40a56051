import type { ReadCtx } from '#kernel/work'
import { bookingsOfGuest } from '#modules/bookings'

const dayMs = 86_400_000

/** The stay a person most likely writes about: the current one, the next, or the one that just ended. */
export const stayWrittenAbout = async (ctx: ReadCtx, personId: number): Promise<number | null> => {
  const { bookings } = await bookingsOfGuest(ctx, personId, { page: 1, perPage: 1 })
  const [booking] = bookings
  return booking && Date.parse(booking.depart) > ctx.now.getTime() - 30 * dayMs ? booking.id : null
}
