import { addDays } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { recentAttributions } from '#modules/attribution'
import { bookingsByIds } from '#modules/bookings'
import { payableDays } from './rules.ts'
import { db } from './tables.ts'

const atOnce = 500

/**
 * Credited bookings that have no commission because they were made before commissions existed. For stays whose
 * commission was due before then, the company paid outside the product.
 */
export const uncommissioned = async (ctx: ReadCtx): Promise<number[]> => {
  const ids = await recentAttributions(ctx, 5_000)
  if (ids.length === 0) return []
  const rows = await db(ctx)
    .selectFrom('commissions.commission')
    .select('booking_id')
    .where('kind', '=', 'guest')
    .where('booking_id', 'in', ids)
    .execute()
  const known = new Set(rows.map(({ booking_id }) => booking_id))
  const bookings = await bookingsByIds(
    ctx,
    ids.filter((id) => !known.has(id)),
  )
  const since = addDays(ctx.today, -payableDays)
  return [...bookings.values()]
    .filter(({ depart }) => depart >= since)
    .map(({ id }) => id)
    .slice(0, atOnce)
}
