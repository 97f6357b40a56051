import type { App } from '#kernel/app'
import { type Booking, bookingsByIds, bookingsWithBills } from '#modules/bookings'

const page = 200

/** Every stay of the demo's history that was confirmed, oldest booking first. */
export const bookedStays = async (app: App): Promise<Booking[]> => {
  const found: Booking[] = []
  for (let after = 0; ; ) {
    const ids = await app.work.read((ctx) => bookingsWithBills(ctx, after, page))
    found.push(...(await app.work.read((ctx) => bookingsByIds(ctx, ids))).values())
    const last = ids.at(-1)
    if (last === undefined) return found
    after = last
  }
}
