import { dateIn, nightsIn, type Party, type Stay } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { type StayReason, stayReasons } from '#modules/availability'
import { type Home, homeById } from '#modules/homes'
import { agreedRulesOf } from './agreed-rules.ts'
import {
  addedLine,
  datedFrom,
  isAddedCharge,
  withAddedCharge,
  withoutAddedCharge,
  withProtection,
} from './engine/added-charges.ts'
import type { AgreedTerms } from './engine/agreed-terms.ts'
import { changedRents } from './engine/changed-rents.ts'
import { promoApplies } from './engine/coupon.ts'
import { addOnsOf } from './engine/fees.ts'
import type { HomePrices } from './engine/home-prices.ts'
import { type LineRefund, withLinesRefunded } from './engine/line-refunds.ts'
import { type NightlyRents, nightlyRents } from './engine/nightly.ts'
import { type ChangeOf, type QuoteDocument, quoteDocument } from './engine/quote-document.ts'
import { waiverIn } from './engine/waiver.ts'
import { pricedHomes } from './priced-homes.ts'
import { protectionInForce } from './protection.ts'
import { type Refusal, refusal, type StoredQuote, store } from './quotes.ts'
import { isOutOfWindow } from './reach.ts'

/** Different nights or guests for a booked stay. */
export type ChangeRequest = {
  bookingId: number
  /** The booking's own hold, which is not a conflict. */
  holdId: number
  /** What was agreed. */
  agreed: StoredQuote
  confirmedAt: Date
  /** The guest has checked in: agreed nights keep their rent whatever the policy says. */
  begun: boolean
  /** It returns from another home, so its nights here aren't its own yet. */
  returns?: true
  stay: Stay
  party: Party
}

/**
 * A frozen price for changing a booked stay, or every reason why it can't be changed. Nights that stay keep their rent,
 * new nights cost today's rate, and everything else is as agreed: code, discounts, fees, taxes, add-ons, covers,
 * deposit, policy, and schedule (R18, R35).
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
  const rules = await agreedRulesOf(ctx, home, agreed)
  const rents = await rentsOf(ctx, home, change, rules.prices)
  if (!rents) return { reasons: [{ code: 'no_price' }], nearest: [] }
  const { terms } = rules
  const quoted = {
    id: home.id,
    instant: document.instant,
    place: document.place,
    prices: rules.prices,
    terms: { policy: document.policy, schedule: terms.schedule },
  }
  const changed = { of: changeOf(bookingId, agreed), rents }
  const priced = { ...quoteDocument(quoted, requestedStay(change, terms), ctx.now, changed), terms }
  // Charges agreed beside the price stay agreed.
  const requested = chargesBeside(document)
  const whole = withAddedCharge(datedFrom(priced, confirmedAt), requested, { now: ctx.now, confirmedAt })
  return { quote: await store(ctx, home, withLinesRefunded(whole, document.refunds ?? [], confirmedAt)) }
}

/** Charges agreed beside the price. */
export const chargesBeside = ({ price }: QuoteDocument) => price.fees.filter(isAddedCharge)

export const changeOf = (bookingId: number, { document, createdAt }: StoredQuote): ChangeOf => ({
  bookingId,
  rulesOf: document.change?.rulesOf ?? createdAt.toISOString(),
  promo: document.terms?.promo?.code ?? document.promo ?? document.change?.promo ?? null,
})

type Booked = { bookingId: number; agreed: StoredQuote; confirmedAt: Date }

export type ChargeToQuote = Booked & { request: Parameters<typeof addedLine>[0] }

/** A booking's agreed quote with one more line. */
export const quoteAddedCharge = async (
  ctx: WriteCtx,
  { bookingId, agreed, confirmedAt, request: charge }: ChargeToQuote,
): Promise<StoredQuote> => {
  const home = await homeById(ctx, agreed.homeId)
  const document = withAddedCharge(agreed.document, [addedLine(charge)], { now: ctx.now, confirmedAt })
  return store(ctx, home, { ...document, change: changeOf(bookingId, agreed) })
}

/**
 * A booking's agreed quote with travel protection as offered today; undefined if none is offered, or it already has
 * some.
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
  return store(ctx, home, { ...document, change: changeOf(bookingId, agreed) })
}

export type LinesToRefund = Booked & { refunds: readonly LineRefund[] }

/** A booking's agreed quote with parts of its lines refunded. */
export const quoteRefundedLines = async (
  ctx: WriteCtx,
  { bookingId, agreed, confirmedAt, refunds }: LinesToRefund,
): Promise<StoredQuote> => {
  const home = await homeById(ctx, agreed.homeId)
  const document = withLinesRefunded(agreed.document, refunds, confirmedAt)
  return store(ctx, home, { ...document, change: changeOf(bookingId, agreed) })
}

export type ChargeToRemove = Booked & { less: Parameters<typeof withoutAddedCharge>[1] }

/** A booking's agreed quote with a requested line reduced. */
export const quoteRemovedCharge = async (
  ctx: WriteCtx,
  { bookingId, agreed, confirmedAt, less }: ChargeToRemove,
): Promise<StoredQuote> => {
  const home = await homeById(ctx, agreed.homeId)
  const document = withoutAddedCharge(agreed.document, less, confirmedAt)
  return store(ctx, home, { ...document, change: changeOf(bookingId, agreed) })
}

/** If the policy says so, changed nights are all charged at today's rates; nothing else of what was agreed changes. */
const repricesNights = ({ agreed: { document }, begun, stay }: ChangeRequest): boolean =>
  document.policy.changes === 'all_as_today' && !begun && !isSameStay(document.stay, stay)

const isSameStay = (one: Stay, other: Stay): boolean => one.arrive === other.arrive && one.depart === other.depart

const aboutGuests = new Set<StayReason['code']>(['max_guests'])
const aboutPets = new Set<StayReason['code']>(['no_pets', 'max_pets'])

/** Reasons against what is new in a change: agreed nights and guests stay as agreed. */
const againstNew = (reasons: readonly StayReason[], { agreed: { document }, returns, stay, party }: ChangeRequest) => {
  const { party: before } = document
  const moreGuests = party.adults + party.children > before.adults + before.children
  const otherNights = !isSameStay(document.stay, stay)
  return reasons.filter(({ code }) => {
    if (aboutGuests.has(code)) return moreGuests
    if (aboutPets.has(code)) return party.pets > before.pets
    return otherNights || (returns && code === 'unavailable')
  })
}

const whyNot = async (ctx: WriteCtx, home: Home, change: ChangeRequest): Promise<Refusal | undefined> => {
  const { holdId, agreed, begun, stay, party } = change
  const unreasonable = isOutOfWindow(stay, dateIn(home.timeZone, ctx.now))
  if (unreasonable && !isSameStay(agreed.document.stay, stay)) return { reasons: [unreasonable], nearest: [] }
  const all = await stayReasons(ctx, home, stay, { party, ignoreHoldId: holdId, begun })
  const reasons = againstNew(all, change)
  if (begun && reasons.length > 0) return { reasons, nearest: [] }
  const request = { stay, party, ignoreHoldId: holdId, channel: agreed.document.channel }
  return reasons.length > 0 ? refusal(ctx, home, request, reasons) : undefined
}

/** Rents for the requested nights; undefined if there are new ones and the home has no rate for them today. */
const rentsOf = async (
  ctx: WriteCtx,
  home: Home,
  change: ChangeRequest,
  booked: HomePrices,
): Promise<NightlyRents | undefined> => {
  const { agreed, stay } = change
  const { channel, price } = agreed.document
  const reprices = repricesNights(change)
  const known = new Set(price.nights.map(({ night }) => night))
  const rates = nightlyRents(booked, channel)
  if (!reprices && nightsIn(stay).every((night) => known.has(night)))
    return changedRents(price.nights, { booked: rates, today: rates })
  const today = (await pricedHomes(ctx, [home], stay.arrive, stay.depart)).get(home.id)
  if (today?.prices.plan.currency !== price.currency) return undefined
  const requested = nightlyRents(today.prices, channel)
  return reprices ? requested : changedRents(price.nights, { booked: rates, today: requested })
}

const requestedStay = ({ agreed: { document }, stay, party }: ChangeRequest, { promo, protection }: AgreedTerms) => ({
  stay,
  party,
  channel: document.channel,
  bookedOn: document.bookedOn,
  promo: promo && promoApplies(promo, stay, document.bookedOn) ? promo : null,
  addOns: addOnsOf(document.price),
  protection,
  waiver: waiverIn(document.price) !== null,
  nonRefundable: document.nonRefundable,
})
