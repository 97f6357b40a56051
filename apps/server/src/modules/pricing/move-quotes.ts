import { dateIn, type Stay } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { stayReasons } from '#modules/availability'
import { type Home, homeById } from '#modules/homes'
import { agreedRulesOf } from './agreed-rules.ts'
import { type ChangeRequest, changeOf, chargesBeside, quoteChange } from './change-quotes.ts'
import { datedFrom, isAddedCharge, withAddedCharge } from './engine/added-charges.ts'
import { agreedPromo } from './engine/agreed-terms.ts'
import { type Promo, promoApplies } from './engine/coupon.ts'
import type { HomePrices } from './engine/home-prices.ts'
import { refundsOfBoth, withLinesRefunded } from './engine/line-refunds.ts'
import { nightlyRents } from './engine/nightly.ts'
import { type ChangeOf, type QuoteDocument, quoteDocument } from './engine/quote-document.ts'
import { waiverIn } from './engine/waiver.ts'
import { pricedHomes } from './priced-homes.ts'
import { promoInHome } from './promos.ts'
import { hasFreeNight, quotedHomeOf, type Refusal, refusal, type StoredQuote, store } from './quotes.ts'
import { isOutOfWindow } from './reach.ts'

type Plan = HomePrices['plan']

/**
 * A frozen price for moving a booked stay to another home, or every reason why it can't be moved. Nights, fees, taxes,
 * and the deposit are the other home’s of today; the guest keeps the policy, the payment terms, the promo code, the
 * non-refundable discount, the purchased waiver, the charges agreed beside the price, and the refunds of lines the
 * other home has too (R18, R35). The first home's extras don’t move along, and neither does a promo code that wasn't
 * valid for the other home when the stay was booked.
 * @throws Problem 404
 */
export const quoteMove = async (
  ctx: WriteCtx,
  homeId: number,
  move: ChangeRequest,
): Promise<{ quote: StoredQuote } | Refusal> => {
  const home = await homeById(ctx, homeId)
  const { agreed, stay, party, holdId, bookingId, confirmedAt } = move
  const { document } = agreed
  const request = { stay, party, ignoreHoldId: holdId, channel: document.channel }
  const unreasonable = isOutOfWindow(stay, dateIn(home.timeZone, ctx.now))
  if (unreasonable) return { reasons: [unreasonable], nearest: [] }
  const reasons = await stayReasons(ctx, home, stay, { party, ignoreHoldId: holdId })
  if (reasons.length > 0) return refusal(ctx, home, request, reasons)
  const priced = (await pricedHomes(ctx, [home], stay.arrive, stay.depart)).get(home.id)
  if (priced?.prices.plan.currency !== document.price.currency || hasFreeNight(priced.prices, request))
    return { reasons: [{ code: 'no_price' }], nearest: [] }

  const { terms } = await agreedRulesOf(ctx, await homeById(ctx, agreed.homeId), agreed)
  const plan = agreedPlan(priced.prices.plan, terms.plan, document)
  const rules = {
    prices: { ...priced.prices, plan },
    terms: { policy: document.policy, schedule: terms.schedule },
  }
  const of = changeOf(bookingId, agreed)
  const promo = await promoAsBooked(ctx, home, stay, document, of)
  const whole = quoteDocument(
    quotedHomeOf(home, rules),
    {
      stay,
      party,
      channel: document.channel,
      bookedOn: document.bookedOn,
      promo: promo && promoApplies(promo, stay, document.bookedOn) ? promo : null,
      addOns: [],
      protection: terms.protection,
      waiver: waiverIn(document.price) !== null,
      nonRefundable: document.nonRefundable,
    },
    ctx.now,
    { of, rents: nightlyRents(priced.prices, document.channel) },
  )
  // A code whose conditions this stay doesn't meet applies once it does.
  const frozen = { ...whole, ...(whole.terms && { terms: { ...whole.terms, promo: promo && agreedPromo(promo) } }) }
  const requested = chargesBeside(document)
  const moved = withAddedCharge(datedFrom(frozen, confirmedAt), requested, { now: ctx.now, confirmedAt })
  return { quote: await store(ctx, home, withLinesRefunded(moved, document.refunds ?? [], confirmedAt)) }
}

/**
 * A frozen price for a booked stay that returns to a home it was booked in before: on the terms agreed there, with the
 * charges agreed beside the price, the refunds, and the stay's current travel protection (R18, R35).
 * @throws Problem 404
 */
export const quoteReturn = (ctx: WriteCtx, earlier: StoredQuote, move: ChangeRequest) => {
  const { document } = move.agreed
  const { price, terms, refunds } = earlier.document
  const fees = [...price.fees.filter((fee) => !isAddedCharge(fee)), ...chargesBeside(document)]
  const protection = document.terms?.protection ?? null
  const agreed = {
    ...earlier,
    document: {
      ...earlier.document,
      price: { ...price, fees },
      refunds: refundsOfBoth(refunds ?? [], document.refunds ?? []),
      ...(terms && { terms: { ...terms, protection } }),
    },
  }
  return quoteChange(ctx, earlier.homeId, { ...move, agreed, returns: true })
}

/**
 * What the guest agreed to in a rate plan besides its rents: the non-refundable discount, and the waiver they bought.
 */
const agreedPlan = (plan: Plan, booked: Plan, { nonRefundable, price }: QuoteDocument): Plan => {
  const waiver = waiverIn(price)
  return { ...plan, ...(nonRefundable && { nonRefundable: booked.nonRefundable }), ...(waiver && { waiver }) }
}

/** The promo code as of when the stay was booked. If it has been used up since, this very stay used it. */
const promoAsBooked = async (
  ctx: ReadCtx,
  home: Home,
  stay: Stay,
  { bookedOn }: QuoteDocument,
  { promo, rulesOf }: ChangeOf,
): Promise<Promo | null> => (promo ? promoInHome(ctx, home, promo, { stay, bookedOn, at: new Date(rulesOf) }) : null)
