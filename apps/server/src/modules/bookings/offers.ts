import { randomBytes } from 'node:crypto'
import { longestOfferDays, type Party, type Stay } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import { newSecret } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { reserve } from '#modules/availability'
import { homeById } from '#modules/homes'
import { type Extras, quoteStay, type StoredQuote, savePromo } from '#modules/pricing'
import { dropHold, pricedFor } from './accept-offer.ts'
import { nightsTaken } from './create.ts'
import { problems } from './messages.ts'
import { bookingOfOffer } from './queries.ts'
import { type BookingsTables, db } from './tables.ts'
import { notAllowedNow } from './transition.ts'

export type OfferRow = Selectable<BookingsTables['bookings.offer']>

const newHash = (): string => newSecret(24)
const minute = 60_000

/** The discount on the nights: basis points, or minor units of the home's currency. */
export type Off = { kind: 'percent' | 'amount'; amount: number }

export type OfferRequest = {
  homeId: number
  stay: Stay
  party: Party
  off: Off | null
  /** Extras included in its price. */
  extras?: Extras
  nonRefundable?: boolean
  expiresAt: Date
  hold: boolean
  message: string
  madeBy: number
  /** Pays by wire, check, or cash: once booked, the nights are held until the offer expires. */
  paysOutside?: boolean
}

const minutesUntil = ({ expiresAt }: OfferRequest, now: Date): number => {
  const minutes = Math.floor((expiresAt.getTime() - now.getTime()) / minute)
  if (minutes >= 5 && minutes <= longestOfferDays * 24 * 60) return minutes
  throw new Problem(422, 'bad_expiry', problems.badExpiry, { mostDays: longestOfferDays })
}

export const pricedOffer = async (ctx: WriteCtx, request: OfferRequest, more: object = {}): Promise<StoredQuote> => {
  const { homeId, stay, party, extras, nonRefundable } = request
  const answer = await quoteStay(ctx, homeId, { stay, party, nonRefundable, ...extras, ...more })
  if (!('quote' in answer)) throw new Problem(422, 'stay_not_possible', problems.notPossible, answer)
  return answer.quote
}

/** A special price is a secret code: its line says why, it can be used once, and it stays when the stay is changed. */
const codeFor = async (ctx: WriteCtx, { homeId, off, madeBy }: OfferRequest): Promise<string | undefined> => {
  if (!off) return undefined
  const code = `OFFER-${randomBytes(8).toString('hex').toUpperCase()}`
  const { currency } = await homeById(ctx, homeId)
  const worth = { ...off, currency: off.kind === 'amount' ? currency : null }
  const limits = { homeId, minNights: 1, booked: null, mostUses: 1 }
  await savePromo(ctx, { code, label: 'Our offer to you', ...worth, ...limits }, madeBy)
  return code
}

/** The price of an offer with its discount; the public price if there is none. */
export const quotePrivately = async (ctx: WriteCtx, request: OfferRequest, more: object = {}): Promise<StoredQuote> =>
  pricedOffer(ctx, request, { ...more, promo: await codeFor(ctx, request) })

const keepNights = async (ctx: WriteCtx, request: OfferRequest, quote: StoredQuote): Promise<number | null> => {
  if (!request.hold) return null
  const maker = await accountById(ctx, request.madeBy)
  const who = `${maker?.firstName} ${maker?.lastName}`
  const words = { label: 'Offer', who, why: 'Kept for an offer' }
  const { homeId, stay, expiresAt } = request
  const held = await reserve(ctx, { homeId, stay, kind: 'checkout', expiresAt, ...words })
  if (!held) throw await nightsTaken(ctx, quote)
  return held.holdId
}

/**
 * Freezes a price for a stay until the offer expires, under its own link; the nights are held if requested.
 * @throws Problem 404; 409 nights_taken; 422 stay_not_possible with `reasons`, bad_expiry, add_on_unknown
 */
export const makeOffer = async (ctx: WriteCtx, request: OfferRequest): Promise<OfferRow> => {
  const lastsMinutes = minutesUntil(request, ctx.now)
  const normal = await pricedOffer(ctx, request)
  const quote = await quotePrivately(ctx, request, { lastsMinutes })
  const offer = await db(ctx)
    .insertInto('bookings.offer')
    .values({
      hash: newHash(),
      home_id: request.homeId,
      quote_id: quote.id,
      normal_headline_minor: normal.document.price.headline,
      normal_total_minor: normal.document.price.total,
      hold_id: await keepNights(ctx, request, quote),
      message: request.message,
      set_id: null,
      made_by: request.madeBy,
      made_at: ctx.now,
      expires_at: quote.expiresAt,
      withdrawn_at: null,
      pays_outside: request.paysOutside ?? false,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await pricedFor(ctx, offer.id, quote.id)
  return offer
}

/** @throws Problem 404, also if the hash belongs to another */
export const offerByLink = async (ctx: ReadCtx, id: number, hash: string): Promise<OfferRow> => {
  const row = await db(ctx)
    .selectFrom('bookings.offer')
    .selectAll()
    .where('id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!row) throw notFound('This offer')
  return row
}

/** Offers by id, as far as they exist, including those that are over. */
export const offersByIds = (ctx: ReadCtx, ids: readonly number[]): Promise<OfferRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('bookings.offer')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute()

/** @throws Problem 404; 409 not_allowed_now once it is booked */
export const withdrawOffer = async (ctx: WriteCtx, homeId: number, id: number): Promise<OfferRow> => {
  const offer = await db(ctx)
    .selectFrom('bookings.offer')
    .selectAll()
    .where('id', '=', id)
    .where('home_id', '=', homeId)
    .forUpdate()
    .executeTakeFirst()
  if (!offer) throw notFound('This offer')
  const booking = await bookingOfOffer(ctx, offer.id)
  if (booking) throw notAllowedNow(booking.status)
  if (offer.hold_id) await dropHold(ctx, offer.id, offer.hold_id)
  return db(ctx)
    .updateTable('bookings.offer')
    .set({ withdrawn_at: offer.withdrawn_at ?? ctx.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type OfferSetRequest = { offerIds: readonly number[]; message: string; madeBy: number }

/** Puts offers under one link; an offer in another set is moved. @throws Problem 404 */
export const makeOfferSet = async (ctx: WriteCtx, { offerIds, message, madeBy }: OfferSetRequest) => {
  const set = await db(ctx)
    .insertInto('bookings.offer_set')
    .values({ hash: newHash(), message, made_by: madeBy, made_at: ctx.now })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow()
  const wanted = [...new Set(offerIds)]
  const { numUpdatedRows } = await db(ctx)
    .updateTable('bookings.offer')
    .set({ set_id: set.id })
    .where('id', 'in', wanted)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== wanted.length) throw notFound('One of these offers')
  return set
}

/** @throws Problem 404, also if the hash belongs to another */
export const offerSetByLink = async (ctx: ReadCtx, id: number, hash: string) => {
  const set = await db(ctx)
    .selectFrom('bookings.offer_set')
    .selectAll()
    .where('id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!set) throw notFound('These offers')
  const offers = await db(ctx).selectFrom('bookings.offer').selectAll().where('set_id', '=', id).orderBy('id').execute()
  return { message: set.message, offers }
}
