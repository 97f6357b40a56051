import type { partnerOffers as endpoint, PartnerOffer, ResultsOf } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { statusAt } from './lifecycle.ts'
import { offerView } from './offer-views.ts'
import type { OfferRow } from './offers.ts'
import { bookingOfOffer } from './queries.ts'
import { db } from './tables.ts'

const guestOf = async (ctx: ReadCtx, offerId: number): Promise<PartnerOffer['guest']> => {
  const { first_name, last_name, email, phone } = await db(ctx)
    .selectFrom('bookings.offer_guest')
    .selectAll()
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow()
  return { firstName: first_name, lastName: last_name, email, phone }
}

/** Whom a partner named with his offers, for the copy of a person's data. */
export const guestsNamedBy = async (ctx: ReadCtx, partnerId: number) => {
  const rows = await db(ctx)
    .selectFrom('bookings.offer_guest')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('offer_id')
    .execute()
  return rows.map(({ offer_id, first_name, last_name, email, phone, made_at }) => ({
    offerId: offer_id,
    firstName: first_name,
    lastName: last_name,
    email,
    phone,
    at: made_at,
  }))
}

/** An offer as the partner who made it sees it: to whom, and what became of it. */
export const partnerOfferView = async (ctx: ReadCtx, row: OfferRow): Promise<PartnerOffer> => {
  const booking = await bookingOfOffer(ctx, row.id)
  return {
    ...(await offerView(ctx, row)),
    madeAt: row.made_at.toISOString(),
    guest: await guestOf(ctx, row.id),
    booking: booking ? { number: booking.number, status: statusAt(booking, ctx.now) } : null,
  }
}

/** A page of the offers that a partner made to guests, the newest first. */
export const offersOfPartner = async (
  ctx: ReadCtx,
  partnerId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<ResultsOf<typeof endpoint>> => {
  const own = db(ctx)
    .selectFrom('bookings.offer as offer')
    .innerJoin('bookings.offer_guest as named', 'named.offer_id', 'offer.id')
    .where('named.partner_id', '=', partnerId)
  const { count } = await own.select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll('offer')
    .orderBy('offer.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const offers = await Promise.all(rows.map((row) => partnerOfferView(ctx, row)))
  return { total: Number(count), currentPage: page, numberPages: Math.ceil(Number(count) / perPage), offers }
}
