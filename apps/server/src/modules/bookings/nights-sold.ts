import { nightsIn, type PlainDate, type SalesChannel, soldStatuses, splitByWeight } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type Booking, bookingOf } from './booking.ts'
import { sumOf } from './engine/charges.ts'
import { ownersPart } from './engine/recognition.ts'
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

/** Stays confirmed until an instant and not ended before they began, with nights in a window. */
const soldIn = async (ctx: ReadCtx, homeIds: readonly number[], window: NightWindow, by: Date): Promise<Booking[]> => {
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
  return rows.map(bookingOf)
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
): Promise<NightsSold[]> => (await soldIn(ctx, homeIds, window, by)).map((booking) => withinWindow(booking, window))

/** A sold stay night by night: the rent, and the owners' part of the stay's money, in minor units of `currency`. */
export type StayNights = Pick<Booking, 'id' | 'arrive' | 'depart' | 'currency'> & {
  confirmedAt: Date
  /** The version of the agreement it was booked under. */
  contractVersion: number
  nights: { night: PlainDate; rent: number; owner: number }[]
}

/** The same stays night by night, all their nights, with what they bring the owners (R45, R50). */
export const stayNights = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  window: NightWindow,
  by: Date = ctx.now,
): Promise<StayNights[]> =>
  (await soldIn(ctx, homeIds, window, by)).map((booking) => {
    const { id, arrive, depart, currency, charges, contract, quote } = booking
    const nights = nightsIn(booking)
    const rents = nights.map((_, at) => quote.document.price.nights[at]?.amount ?? 0)
    const owner = splitByWeight(ownersPart(charges, contract).net, rents)
    return {
      id,
      arrive,
      depart,
      currency,
      confirmedAt: booking.confirmedAt ?? booking.createdAt,
      contractVersion: contract.version,
      nights: nights.map((night, at) => ({ night, rent: rents[at] ?? 0, owner: owner[at] ?? 0 })),
    }
  })
