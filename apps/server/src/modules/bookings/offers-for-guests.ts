import {
  maxHeldOffersPerWeek,
  mostOffersADay,
  mostOpenOffers,
  type OfferedGuest,
  partnerOfferHours,
  type partnerQuote,
  type ResultsOf,
  shareOf,
} from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { requirePhone } from '#kernel/phone'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail, accountById } from '#modules/accounts'
import { codeOfAgent } from '#modules/attribution'
import { extrasIn, quoteById, type StoredQuote } from '#modules/pricing'
import { chargesOf } from './engine/charges.ts'
import { offerInWords } from './guest-offers.ts'
import { guestOfferEmail, problems } from './messages.ts'
import { makeOffer, makeOfferSet, type OfferRow, type OfferSetRequest, withdrawOffer } from './offers.ts'
import { db } from './tables.ts'

const hour = 3_600_000
const day = 24 * hour

type GuestOffer = {
  quoteId: number
  quoteHash: string
  guest: OfferedGuest
  message: string
  partnerId: number
  /** The agency named to the guest beside the agent; blank: the agent alone. */
  agency: string
}

/** Serializes a partner's offers, so that two windows together can't exceed the limits. */
const lockOffers = (ctx: WriteCtx, partnerId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('offers for guests', ${partnerId}::bigint))`.execute(db(ctx))

const ofPartner = (ctx: ReadCtx, partnerId: number) =>
  db(ctx)
    .selectFrom('bookings.offer as offer')
    .innerJoin('bookings.offer_guest as named', 'named.offer_id', 'offer.id')
    .where('named.partner_id', '=', partnerId)

/** The homes of a partner's offers that are neither booked nor over. */
const openHomes = async (ctx: ReadCtx, partnerId: number): Promise<number[]> => {
  const rows = await ofPartner(ctx, partnerId)
    .select(['offer.home_id', 'offer.quote_id'])
    .where('offer.withdrawn_at', 'is', null)
    .where('offer.expires_at', '>', ctx.now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings.booking as booking')
            .select('booking.id')
            .innerJoin('bookings.offer_quote as priced', 'priced.quote_id', 'booking.quote_id')
            .whereRef('priced.offer_id', '=', 'offer.id')
            .where('booking.confirmed_at', 'is not', null),
        ),
      ),
    )
    .execute()
  return rows.map(({ home_id }) => home_id)
}

const madeSince = async (ctx: ReadCtx, partnerId: number, since: Date) =>
  ofPartner(ctx, partnerId).select(['offer.home_id', 'named.held']).where('named.made_at', '>', since).execute()

/** @throws Problem 409 offer_open, too_many_offers */
const assertMayOffer = async (ctx: ReadCtx, partnerId: number, homeId: number): Promise<void> => {
  const open = await openHomes(ctx, partnerId)
  if (open.includes(homeId)) throw new Problem(409, 'offer_open', problems.offerOpen)
  const today = await madeSince(ctx, partnerId, new Date(ctx.now.getTime() - day))
  if (open.length >= mostOpenOffers || today.length >= mostOffersADay)
    throw new Problem(409, 'too_many_offers', problems.tooManyOffers)
}

/** Nights are held only in Instant Book homes, and not repeatedly: that would close a calendar to others. */
const mayKeep = async (ctx: ReadCtx, partnerId: number, { homeId, document }: StoredQuote): Promise<boolean> => {
  if (!document.instant) return false
  const lately = await madeSince(ctx, partnerId, new Date(ctx.now.getTime() - 7 * day))
  return lately.filter(({ home_id, held: isHeld }) => isHeld && home_id === homeId).length < maxHeldOffersPerWeek
}

/** The price the partner saw. @throws Problem 404, also for the price of a change */
const seenQuote = async (
  ctx: ReadCtx,
  { quoteId, quoteHash }: Pick<GuestOffer, 'quoteId' | 'quoteHash'>,
): Promise<StoredQuote> => {
  const quote = await quoteById(ctx, quoteId)
  if (quote.hash !== quoteHash || quote.document.change) throw notFound('This price')
  return quote
}

/** What a partner earns from a quote at the current rate (R57). @throws Problem 404 */
export const partnerQuoteView = async (
  ctx: ReadCtx,
  partnerId: number,
  { quoteId, hash }: { quoteId: number; hash: string },
): Promise<ResultsOf<typeof partnerQuote>> => {
  const { price } = (await seenQuote(ctx, { quoteId, quoteHash: hash })).document
  const code = await codeOfAgent(ctx, partnerId)
  const rent = chargesOf(price).reduce((sum, { kind, amount }) => (kind === 'accommodation' ? sum + amount : sum), 0)
  const commission = code ? shareOf(rent, code.rate) : 0
  const money = (amount: number) => ({ amount, currency: price.currency })
  return { rate: code?.rate ?? null, commission: money(commission), net: money(price.total - commission) }
}

const writeToGuest = async (
  app: App,
  ctx: WriteCtx,
  row: OfferRow,
  { guest, partnerId, agency }: GuestOffer,
  code: string,
) => {
  const agent = await accountById(ctx, partnerId)
  const about = await offerInWords(ctx, row, guest)
  await app.adapters.post.email(ctx, {
    to: guest.email,
    accountId: (await accountByEmail(ctx, guest.email))?.id ?? null,
    fact: `offer:${row.id}`,
    kind: 'guest_offer',
    ...guestOfferEmail({
      ...about,
      agent: [`${agent?.firstName} ${agent?.lastName}`, agency].filter(Boolean).join(', '),
      path: `${about.path}?via=${code}`,
    }),
  })
}

/**
 * Makes a travel agent's or broker's offer of a stay, at the public price, to a guest they name, who is notified. The
 * resulting booking belongs to the guest and is attributed to the partner (R59).
 * @throws Problem 404; 409 no_code, offer_open, too_many_offers, price_changed, nights_taken; 422 own_stay,
 * stay_not_possible,
 *   and for added extras that are no longer offered
 */
export const offerToGuest = async (app: App, ctx: WriteCtx, request: GuestOffer): Promise<OfferRow> => {
  const { guest, partnerId, message } = request
  await lockOffers(ctx, partnerId)
  const seen = await seenQuote(ctx, request)
  const code = await codeOfAgent(ctx, partnerId)
  if (!code) throw new Problem(409, 'no_code', problems.noCode)
  if ((await accountByEmail(ctx, guest.email))?.id === partnerId)
    throw new Problem(422, 'own_stay', problems.ownStay, {}, { required: ['email'] })
  await assertMayOffer(ctx, partnerId, seen.homeId)
  const { stay, party, price, nonRefundable } = seen.document
  const hold = await mayKeep(ctx, partnerId, seen)
  const expiresAt = new Date(ctx.now.getTime() + partnerOfferHours * hour)
  const requested = { homeId: seen.homeId, stay, party, off: null, expiresAt, hold, message, madeBy: partnerId }
  const row = await makeOffer(ctx, { ...requested, extras: extrasIn(seen.document), nonRefundable })
  if (row.normal_total_minor !== price.total) throw new Problem(409, 'price_changed', problems.priceChanged)
  await db(ctx)
    .insertInto('bookings.offer_guest')
    .values({
      offer_id: row.id,
      partner_id: partnerId,
      code: code.code,
      first_name: guest.firstName,
      last_name: guest.lastName,
      email: guest.email,
      phone: guest.phone && requirePhone(guest.phone, null, 'guest.phone').e164,
      phone_state: 'certain',
      held: row.hold_id !== null,
      made_at: ctx.now,
    })
    .execute()
  await writeToGuest(app, ctx, row, request, code.code)
  return row
}

/** Puts a partner's own offers side by side under one link. @throws Problem 404 if one belongs to someone else */
export const setForGuest = async (ctx: WriteCtx, request: OfferSetRequest): Promise<{ id: number; hash: string }> => {
  const wanted = [...new Set(request.offerIds)]
  const own = await ofPartner(ctx, request.madeBy).select('offer.id').where('offer.id', 'in', wanted).execute()
  if (own.length !== wanted.length) throw notFound('One of these offers')
  return makeOfferSet(ctx, request)
}

/** @throws Problem 404 for someone else's; 409 not_allowed_now once it is booked */
export const withdrawFromGuest = async (ctx: WriteCtx, partnerId: number, id: number): Promise<OfferRow> => {
  const own = await ofPartner(ctx, partnerId).select('offer.home_id').where('offer.id', '=', id).executeTakeFirst()
  if (!own) throw notFound('This offer')
  return withdrawOffer(ctx, own.home_id, id)
}
