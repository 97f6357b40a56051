import { addDays, cutShortStatuses, type PlainDate, soldStatuses } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import type { NightWindow } from './home-usage.ts'
import { db } from './tables.ts'

/** No stay is longer, so an index on arrivals finds every stay in a window. */
const longestStay = 366

/** A stay's nights in one month of a window, with their rent in minor units of `currency`. */
export type SoldNights = {
  bookingId: number
  number: string
  homeId: number
  currency: string
  arrive: PlainDate
  depart: PlainDate
  /** The company's business day on which it was confirmed. */
  bookedOn: PlainDate
  /** Whether an offer by the team or a partner led to it. */
  byOffer: boolean
  /** The first day of the month. */
  month: PlainDate
  nights: number
  rent: number
}

type NightsQuery = { homeIds: readonly number[]; currency: string; window: NightWindow }

const statusesOf = { sold: soldStatuses, canceled: cutShortStatuses } as const

/**
 * A window's nights that are sold, or were sold and then canceled or missed, by stay and month. Rent is counted night
 * by night at the stay's current price: net of discounts, before commission, without fees and taxes (R76).
 */
export const soldNights = async (
  ctx: ReadCtx,
  figure: keyof typeof statusesOf,
  { homeIds, currency, window: { from, to } }: NightsQuery,
): Promise<SoldNights[]> => {
  const { rows } = await sql<SoldNights>`
    select booking.id as "bookingId", booking.number, booking.home_id as "homeId", booking.currency, booking.arrive,
      booking.depart, (booking.confirmed_at at time zone ${ctx.companyZone})::date as "bookedOn",
      exists (select 1 from bookings.offer_quote offered where offered.quote_id = booking.quote_id) as "byOffer",
      sold.month, sold.nights, sold.rent
    from bookings.booking
    cross join lateral (
      select date_trunc('month', day)::date as month, count(*)::integer as nights,
        coalesce(sum(booking.nightly_rent[day::date - booking.arrive + 1]), 0)::bigint as rent
      from generate_series(
        greatest(booking.arrive, ${from}::date), least(booking.depart, ${to}::date) - 1, interval '1 day') as day
      group by 1
    ) as sold
    where booking.confirmed_at is not null and booking.confirmed_at <= ${ctx.now}
      and booking.status = any(${[...statusesOf[figure]]}::text[])
      and booking.arrive > ${addDays(from, -longestStay)}::date and booking.arrive < ${to}::date
      and booking.depart > ${from}::date
      and booking.currency = ${currency}
      and booking.home_id = any(${[...homeIds]}::bigint[])
    order by booking.arrive, booking.id, sold.month`.execute(db(ctx))
  return rows.map((row) => ({ ...row, rent: Number(row.rent) }))
}

type Sales = { stays: number; nights: number; rent: number }

/** A window's sales as of an instant: confirmed by then, and not ended by then before the stay began. */
export const salesBy = async (
  ctx: ReadCtx,
  by: Date,
  { homeIds, currency, window: { from, to } }: NightsQuery,
): Promise<Sales> => {
  const { rows } = await sql<Sales>`
    select count(*) filter (where sold.nights > 0)::integer as stays, coalesce(sum(sold.nights), 0)::integer as nights,
      coalesce(sum(sold.rent), 0)::bigint as rent
    from bookings.booking
    cross join lateral (
      select count(*) as nights, coalesce(sum(booking.nightly_rent[day::date - booking.arrive + 1]), 0) as rent
      from generate_series(
        greatest(booking.arrive, ${from}::date), least(booking.depart, ${to}::date) - 1, interval '1 day') as day
    ) as sold
    where booking.confirmed_at <= ${by}
      and (booking.status = any(${[...soldStatuses]}::text[]) or booking.ended_at > ${by})
      and booking.arrive > ${addDays(from, -longestStay)}::date and booking.arrive < ${to}::date
      and booking.depart > ${from}::date
      and booking.currency = ${currency}
      and booking.home_id = any(${[...homeIds]}::bigint[])`.execute(db(ctx))
  const [found] = rows
  return { stays: found?.stays ?? 0, nights: found?.nights ?? 0, rent: Number(found?.rent ?? 0) }
}
