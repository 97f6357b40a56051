import { dateIn, nightsOf, type Party, type Stay } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { nearestStays, type StayReason, stayReasons } from '#modules/availability'
import { type Home, homeById } from '#modules/homes'
import { hashOf } from './canonical.ts'
import type { HomePrices } from './engine/home-prices.ts'
import { nightlyRents, rentsFrom } from './engine/nightly.ts'
import { type QuoteDocument, quoteDocument } from './engine/quote-document.ts'
import type { Channel } from './engine/rates.ts'
import { priceStay } from './engine/stay-price.ts'
import type { StayRequest } from './engine/stay-request.ts'
import { pricedHomes } from './priced-homes.ts'
import type { PricedHome } from './pricing.ts'
import { promoFor } from './promos.ts'
import { protectionFor } from './protection.ts'
import { isOutOfWindow } from './reach.ts'
import { db, type PricingTables } from './tables.ts'

/** The stay a quote is requested for. */
export type QuoteRequest = {
  stay: Stay
  party: Party
  promo?: string | undefined
  addOns?: readonly number[] | undefined
  nonRefundable?: boolean | undefined
  protection?: boolean | undefined
  waiver?: boolean | undefined
  channel?: Channel
  /** How long the price is guaranteed; 30 minutes by default. */
  lastsMinutes?: number
  /** The requester's own hold, which is not a conflict. */
  ignoreHoldId?: number
}

/** A frozen quote as stored. */
export type StoredQuote = {
  id: number
  homeId: number
  hash: string
  document: QuoteDocument
  expiresAt: Date
  createdAt: Date
}

export type NearestStay = Stay & { headline: { amount: number; currency: string } }
export type Refusal = { reasons: (StayReason | { code: 'no_price' })[]; nearest: NearestStay[] }

const quoteMinutes = 30
const nearestCount = 4

/** Reasons that other dates don't fix. */
const notAboutDates = new Set(['max_guests', 'no_pets', 'max_pets', 'not_bookable', 'no_price'])

/**
 * A frozen price for a stay (R16), or every reason why it isn't possible, with the nearest possible stays (R14).
 * @throws Problem 404; 422 `promo_unknown`, `add_on_unknown`, `protection_not_offered`, `rate_not_offered`,
 * `waiver_not_offered`
 */
export const quoteStay = async (
  ctx: WriteCtx,
  homeOrId: Home | number,
  request: QuoteRequest,
): Promise<{ quote: StoredQuote } | Refusal> => {
  const home = typeof homeOrId === 'number' ? await homeById(ctx, homeOrId) : homeOrId
  const { stay, party, ignoreHoldId } = request
  const unreasonable = isOutOfWindow(stay, dateIn(home.timeZone, ctx.now))
  if (unreasonable) return { reasons: [unreasonable], nearest: [] }
  const reasons = await stayReasons(ctx, home, stay, { party, ...(ignoreHoldId !== undefined && { ignoreHoldId }) })
  if (reasons.length > 0) return refusal(ctx, home, request, reasons)
  const priced = (await pricedHomes(ctx, [home], stay.arrive, stay.depart)).get(home.id)
  if (!priced || hasFreeNight(priced.prices, request)) return { reasons: [{ code: 'no_price' }], nearest: [] }
  return { quote: await freeze(ctx, home, priced, request) }
}

/** The last safeguard: whatever the tables contain, no night is sold for free. */
export const hasFreeNight = ({ plan, seasons, nightPrices }: HomePrices, { stay, channel }: QuoteRequest): boolean =>
  rentsFrom(nightlyRents({ plan, seasons, nightPrices }, channel), stay.arrive, nightsOf(stay)).some(
    ({ amount }) => amount <= 0,
  )

/** Every reason against a stay, with the nearest bookable stays if other dates would help. */
export const refusal = async (
  ctx: ReadCtx,
  home: Home,
  request: QuoteRequest,
  reasons: StayReason[],
): Promise<Refusal> => {
  if (reasons.some(({ code }) => notAboutDates.has(code))) return { reasons, nearest: [] }
  const stays = await nearestStays(ctx, home.id, request.stay, nearestCount)
  return { reasons, nearest: await withHeadlines(ctx, home, request, stays) }
}

const withHeadlines = async (
  ctx: ReadCtx,
  home: Home,
  request: QuoteRequest,
  stays: readonly Stay[],
): Promise<NearestStay[]> => {
  const from = stays.map((stay) => stay.arrive).sort()[0] ?? request.stay.arrive
  const to =
    stays
      .map((stay) => stay.depart)
      .sort()
      .at(-1) ?? request.stay.depart
  const priced = (await pricedHomes(ctx, [home], from, to)).get(home.id)
  if (!priced) return []
  return stays.map((stay) => {
    const plain = { ...plainRequest(ctx, home, stay, request.party), channel: request.channel ?? 'direct' }
    return { ...stay, headline: { amount: priceStay(priced.prices, plain).headline, currency: home.currency } }
  })
}

/** A stay without coupon, add-ons, or special rate, requested today. */
export const plainRequest = ({ now }: Pick<ReadCtx, 'now'>, home: Home, stay: Stay, party: Party): StayRequest => ({
  stay,
  party,
  channel: 'direct',
  bookedOn: dateIn(home.timeZone, now),
  promo: null,
  addOns: [],
  nonRefundable: false,
})

const freeze = async (ctx: WriteCtx, home: Home, priced: PricedHome, request: QuoteRequest): Promise<StoredQuote> => {
  assertOffered(priced, request)
  const plain = plainRequest(ctx, home, request.stay, request.party)
  const document = quoteDocument(
    quotedHomeOf(home, priced),
    {
      ...plain,
      channel: request.channel ?? 'direct',
      promo: request.promo ? await promoFor(ctx, home, request.promo, request.stay, plain.bookedOn) : null,
      addOns: request.addOns ?? [],
      protection: request.protection ? await protectionFor(ctx) : null,
      nonRefundable: request.nonRefundable ?? false,
      waiver: request.waiver ?? false,
    },
    ctx.now,
  )
  return store(ctx, home, document, request.lastsMinutes)
}

export const quotedHomeOf = ({ id, instant, timeZone, checkInTime }: Home, priced: PricedHome) => ({
  id,
  instant,
  place: { timeZone, checkInTime },
  ...priced,
})

/** Stores a quote as it was made, under its hash (R16). */
export const store = async (
  ctx: WriteCtx,
  home: Home,
  document: QuoteDocument,
  lastsMinutes = quoteMinutes,
): Promise<StoredQuote> => {
  const expiresAt = new Date(ctx.now.getTime() + lastsMinutes * 60_000)
  const hash = hashOf(document)
  const row = await db(ctx)
    .insertInto('pricing.quote')
    .values({
      home_id: home.id,
      hash,
      seal: hash,
      document: JSON.stringify(document),
      expires_at: expiresAt,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return storedQuote(row)
}

type Beside = Pick<QuoteRequest, 'addOns' | 'nonRefundable' | 'waiver'>

/** @throws Problem 422 `add_on_unknown`, `rate_not_offered`, `waiver_not_offered` */
export const assertOffered = ({ prices }: PricedHome, request: Beside): void => {
  const { addOns = [], nonRefundable = false, waiver = false } = request
  const unknown = addOns.filter((id) => !prices.fees.some((fee) => fee.optional && fee.id === id))
  if (unknown.length > 0)
    throw new Problem(422, 'add_on_unknown', 'This home doesn’t offer that add-on.', { addOns: unknown })
  if (nonRefundable && prices.plan.nonRefundable === null)
    throw new Problem(422, 'rate_not_offered', 'This home has no non-refundable rate.')
  if (waiver && !prices.plan.waiver)
    throw new Problem(422, 'waiver_not_offered', 'This home doesn’t offer a damage waiver.')
}

const storedQuote = (row: Selectable<PricingTables['pricing.quote']>): StoredQuote => ({
  id: row.id,
  homeId: row.home_id,
  hash: row.hash,
  document: row.document,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
})

/** @throws Problem 404 */
export const quoteById = async (ctx: ReadCtx, quoteId: number): Promise<StoredQuote> => {
  const row = await db(ctx).selectFrom('pricing.quote').selectAll().where('id', '=', quoteId).executeTakeFirst()
  if (!row) throw notFound('This quote')
  return storedQuote(row)
}

/** Whether a quote has expired: until then its price is guaranteed, whatever has changed since (R16). */
export const hasExpired = (quote: Pick<StoredQuote, 'expiresAt'>, now: Date): boolean => quote.expiresAt <= now
