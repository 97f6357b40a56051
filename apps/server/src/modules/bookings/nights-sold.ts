import { nightsIn, type SalesChannel, soldStatuses } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type Booking, bookingOf } from './booking.ts'
import { sumOf } from './engine/charges.ts'
import type { NightWindow } from './home-usage.ts'
import { db } from './tables.ts'

/** A stay's part in a window: its nights there, and their rent in minor units of `currency`. */
export type NightsSold = Pick<Booking, 'id' | 'number' | 'homeId' | 'arrive' | 'depart' | 'currency'> & {
  nights: number
  rent: number
  /** Where it was sold. */
  channel: SalesChannel
}

const withinWindow = (booking: Booking, { from, to }: NightWindow): NightsSold => {
  const { id, number, homeId, arrive, depart, currency, quote } = booking
  const priced = quote.document.price.nights
  const rents = nightsIn(booking).flatMap((night, at) => (from <= night && night < to ? [priced[at]?.amount ?? 0] : []))
  const { channel } = quote.document
  return { id, number, homeId, arrive, depart, currency, nights: rents.length, rent: sumOf(rents), channel }
}

/**
 * A window's nights that were sold by an instant: of stays confirmed until then and not ended before they began. Rent
 * is counted night by night, net of discounts, before commission and without fees and taxes, at the stay's current
 * dates and price.
 */
export const nightsSold = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  window: NightWindow,
  by: Date = ctx.now,
): Promise<NightsSold[]> => {
  const rows = await db(ctx)
    .selectFrom('bookings.booking')
    .selectAll()
    .where('home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
    .where('confirmed_at', '<=', by)
    .where('arrive', '<', window.to)
    .where('depart', '>', window.from)
    .where(({ or, eb }) => or([eb('status', 'in', soldStatuses), eb('ended_at', '>', by)]))
    .orderBy('arrive')
    .orderBy('id')
    .execute()
  return rows.map((row) => withinWindow(bookingOf(row), window))
}
