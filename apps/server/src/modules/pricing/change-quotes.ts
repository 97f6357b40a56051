import { dateIn, type Party, type Stay } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { stayReasons } from '#modules/availability'
import { type Home, homeById } from '#modules/homes'
import { askedLine, datedFrom, isAsked, withAsked, withLessAsked, withProtection } from './engine/asked.ts'
import { changedRents } from './engine/changed-rents.ts'
import { addOnsOf } from './engine/fees.ts'
import type { HomePrices } from './engine/home-prices.ts'
import { nightlyRents } from './engine/nightly.ts'
import { quoteDocument } from './engine/quote-document.ts'
import type { StayRequest } from './engine/stay-request.ts'
import { waiverIn } from './engine/waiver.ts'
import { pricedHomes } from './priced-homes.ts'
import type { PricedHome } from './pricing.ts'
import { promoIfValid } from './promos.ts'
import { protectionAgreed, protectionInForce } from './protection.ts'
import { quotedHomeOf, type Refusal, refusal, type StoredQuote, store } from './quotes.ts'
import { outOfReach } from './reach.ts'

/** A booked stay that is to become another one. */
export type ChangeRequest = {
  bookingId: number
  /** The booking's own hold, which does not stand in the way. */
  holdId: number
  /** What was agreed. */
  agreed: StoredQuote
  confirmedAt: Date
  /** The guest is in the house: he has come, and what was agreed is not priced anew whatever the policy says. */
  begun: boolean
  stay: Stay
  party: Party
}

/**
 * A frozen price for a booked stay that is to become another one, or every reason why it cannot. Nights that stay keep their rent, and discounts, fees and
 * taxes are those of the day of booking; or everything is priced as today, where the policy says so (R18).
 * @throws Problem 404
 */
export const quoteChange = async (
  ctx: WriteCtx,
  homeId: number,
  change: ChangeRequest,
): Promise<{ quote: StoredQuote } | Refusal> => {
  const home = await homeById(ctx, homeId)
  const refused = await whyNot(ctx, home, change)
  if (refused) return refused
  const { bookingId, agreed, confirmedAt } = change
  const { document } = agreed
  const { booked, today, rulesOf } = await pricesOf(ctx, home, change)
  if (!booked || !today) return { reasons: [{ code: 'no_price' }], nearest: [] }
  const rules = pricedAnew(change) ? today : booked
  const changed = {
    of: { bookingId, rulesOf: rulesOf.toISOString() },
    rents: rentsOf(change, booked.prices, today.prices),
  }
  const quoted = quotedHomeOf(home, { prices: rules.prices, terms: { ...rules.terms, policy: document.policy } })
  const wished = await wishedStay(ctx, home, change, rules)
  const priced = quoteDocument(quoted, wished, ctx.now, changed)
  // What was agreed beside the price stays agreed.
  const asked = document.price.fees.filter(isAsked)
  const whole = withAsked(datedFrom(priced, confirmedAt), asked, { now: ctx.now, confirmedAt })
  return { quote: await store(ctx, home, whole) }
}

type Booked = { bookingId: number; agreed: StoredQuote; confirmedAt: Date }

export type AskedRequest = Booked & { asked: Parameters<typeof askedLine>[0] }

/** What was agreed of a booking, with one line more. */
export const quoteAsked = async (
  ctx: WriteCtx,
  { bookingId, agreed, confirmedAt, asked }: AskedRequest,
): Promise<StoredQuote> => {
  const home = await homeById(ctx, agreed.homeId)
  const rulesOf = agreed.document.change?.rulesOf ?? agreed.createdAt.toISOString()
  const document = withAsked(agreed.document, [askedLine(asked)], { now: ctx.now, confirmedAt })
  return store(ctx, home, { ...document, change: { bookingId, rulesOf } })
}

/**
 * What was agreed of a booking, with cover of the trip as it is offered today; undefined where none is, or where it
 * carries some already.
 */
export const quoteProtected = async (
  ctx: WriteCtx,
  { bookingId, agreed, confirmedAt }: Booked,
): Promise<StoredQuote | undefined> => {
  const protection = await protectionInForce(ctx)
  if (!protection) return undefined
  const document = withProtection(agreed.document, protection, { now: ctx.now, confirmedAt })
  if (document === agreed.document) return undefined
  const home = await homeById(ctx, agreed.homeId)
  const rulesOf = agreed.document.change?.rulesOf ?? agreed.createdAt.toISOString()
  return store(ctx, home, { ...document, change: { bookingId, rulesOf } })
}

export type LessAsked = Booked & { less: Parameters<typeof withLessAsked>[1] }

/** What was agreed of a booking, with less of a line that was asked for. */
export const quoteLessAsked = async (
  ctx: WriteCtx,
  { bookingId, agreed, confirmedAt, less }: LessAsked,
): Promise<StoredQuote> => {
  const home = await homeById(ctx, agreed.homeId)
  const rulesOf = agreed.document.change?.rulesOf ?? agreed.createdAt.toISOString()
  const document = withLessAsked(agreed.document, less, confirmedAt)
  return store(ctx, home, { ...document, change: { bookingId, rulesOf } })
}

const pricedAnew = ({ agreed, begun }: ChangeRequest): boolean =>
  agreed.document.policy.changes === 'all_as_today' && !begun

const whyNot = async (
  ctx: WriteCtx,
  home: Home,
  { holdId, agreed, begun, stay, party }: ChangeRequest,
): Promise<Refusal | undefined> => {
  const unreasonable = outOfReach(stay, dateIn(home.timeZone, ctx.now))
  if (unreasonable) return { reasons: [unreasonable], nearest: [] }
  const reasons = await stayReasons(ctx, home.id, stay, { party, ignoreHoldId: holdId, begun })
  if (begun && reasons.length > 0) return { reasons, nearest: [] }
  const request = { stay, party, ignoreHoldId: holdId, channel: agreed.document.channel }
  return reasons.length > 0 ? refusal(ctx, home, request, reasons) : undefined
}

/** What the home asks for the new nights today, and by the rules the booking follows. */
const pricesOf = async (
  ctx: WriteCtx,
  home: Home,
  { agreed, stay }: ChangeRequest,
): Promise<{ booked: PricedHome | undefined; today: PricedHome | undefined; rulesOf: Date }> => {
  const rulesOf = new Date(agreed.document.change?.rulesOf ?? agreed.createdAt)
  const asOf = async (at?: Date) => (await pricedHomes(ctx, [home], stay.arrive, stay.depart, at)).get(home.id)
  return { booked: await asOf(rulesOf), today: await asOf(), rulesOf }
}

const rentsOf = (change: ChangeRequest, booked: HomePrices, today: HomePrices) => {
  const { document } = change.agreed
  const asked = nightlyRents(today, document.channel)
  if (pricedAnew(change)) return asked
  return changedRents(document.price.nights, { booked: nightlyRents(booked, document.channel), today: asked })
}

const wishedStay = async (
  ctx: WriteCtx,
  home: Home,
  change: ChangeRequest,
  rules: PricedHome,
): Promise<StayRequest> => {
  const {
    agreed: { document },
    stay,
    party,
  } = change
  return {
    stay,
    party,
    channel: document.channel,
    bookedOn: pricedAnew(change) ? dateIn(home.timeZone, ctx.now) : document.bookedOn,
    promo: document.promo === null ? null : await promoIfValid(ctx, home, document.promo, stay, document.bookedOn),
    addOns: addOnsOf(document.price),
    protection: await protectionAgreed(ctx, document.price),
    waiver: waiverIn(document.price) !== null,
    nonRefundable: document.nonRefundable && rules.prices.plan.nonRefundable !== null,
  }
}
