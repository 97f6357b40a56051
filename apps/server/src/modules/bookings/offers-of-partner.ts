import type { AnswerOf, partnerOffers as endpoint, PartnerOffer, PartnerOfferData } from '@porchlight/contract'
import { sql } from 'kysely'
import { phoneView, rereadPhone } from '#kernel/phone'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { statusAt } from './lifecycle.ts'
import { offerView } from './offer-views.ts'
import { type OfferRow, offerByLink, offerSetByLink } from './offers.ts'
import { bookingOfOffer } from './queries.ts'
import { db } from './tables.ts'

/** The guests that partners named in these offers. */
export const guestsOfOffers = async (
  ctx: ReadCtx,
  offerIds: readonly number[],
): Promise<Map<number, PartnerOffer['guest']>> => {
  const rows = await db(ctx)
    .selectFrom('bookings.offer_guest')
    .selectAll()
    .where('offer_id', '=', sql<number>`any(${[...offerIds]}::bigint[])`)
    .execute()
  return new Map(
    rows.map(({ offer_id, first_name, last_name, email, phone, phone_state }) => [
      offer_id,
      { firstName: first_name, lastName: last_name, email, ...phoneView(phone, phone_state) },
    ]),
  )
}

/** Numbers processed per batch. */
const atOnce = 500

/**
 * Parses numbers that were stored as typed, by the same rule as new ones: without a country code they are unclear.
 * Returns how many were processed.
 */
export const readStoredPhones = async (ctx: WriteCtx): Promise<number> => {
  const rows = await db(ctx)
    .selectFrom('bookings.offer_guest')
    .select(['offer_id', 'phone'])
    .where('phone', 'is not', null)
    .where('phone_state', '=', 'unread')
    .orderBy('offer_id')
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { offer_id, phone } of rows)
    await db(ctx)
      .updateTable('bookings.offer_guest')
      .set(rereadPhone(phone ?? ''))
      .where('offer_id', '=', offer_id)
      .execute()
  return rows.length
}

/**
 * The partner who named a guest in the offer behind this link; undefined if it was made by the team or an owner.
 * @throws Problem 404
 */
export const partnerOfOffer = async (ctx: ReadCtx, id: number, hash: string): Promise<number | undefined> =>
  partnerOf(ctx, [await offerByLink(ctx, id, hash)])

/** @throws Problem 404 */
export const partnerOfOfferSet = async (ctx: ReadCtx, id: number, hash: string): Promise<number | undefined> =>
  partnerOf(ctx, (await offerSetByLink(ctx, id, hash)).offers)

const partnerOf = async (ctx: ReadCtx, offers: readonly OfferRow[]): Promise<number | undefined> => {
  const rows = await db(ctx)
    .selectFrom('bookings.offer_guest')
    .select('partner_id')
    .distinct()
    .where('offer_id', '=', sql<number>`any(${offers.map(({ id }) => id)}::bigint[])`)
    .execute()
  return rows.length === 1 ? rows[0]?.partner_id : undefined
}

const guestOf = async (ctx: ReadCtx, offerId: number): Promise<PartnerOffer['guest']> => {
  const guest = (await guestsOfOffers(ctx, [offerId])).get(offerId)
  if (!guest) throw notFound('This offer')
  return guest
}

/** The guests a partner named in their offers, for the copy of a person's data. */
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

/** An offer as the partner who made it sees it: who it is for, and its outcome. */
export const partnerOfferView = async (ctx: ReadCtx, row: OfferRow): Promise<PartnerOfferData> => {
  const booking = await bookingOfOffer(ctx, row.id)
  return {
    ...(await offerView(ctx, row)),
    madeAt: row.made_at.toISOString(),
    guest: await guestOf(ctx, row.id),
    booking: booking ? { number: booking.number, status: statusAt(booking, ctx.now) } : null,
  }
}

/** One of a partner's own offers. @throws Problem 404 */
export const offerOfPartner = async (ctx: ReadCtx, partnerId: number, id: number): Promise<PartnerOfferData> => {
  const row = await db(ctx)
    .selectFrom('bookings.offer as offer')
    .innerJoin('bookings.offer_guest as named', 'named.offer_id', 'offer.id')
    .where('named.partner_id', '=', partnerId)
    .where('offer.id', '=', id)
    .selectAll('offer')
    .executeTakeFirst()
  if (!row) throw notFound('This offer')
  return partnerOfferView(ctx, row)
}

/** A page of a partner's offers to guests, newest first. */
export const offersOfPartner = async (
  ctx: ReadCtx,
  partnerId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<AnswerOf<typeof endpoint>> => {
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
