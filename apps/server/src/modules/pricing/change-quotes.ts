import { dateIn, type Party, type Stay } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { stayReasons } from '#modules/availability'
import { homeById } from '#modules/homes'
import { changedRents } from './engine/changed-rents.ts'
import { addOnsOf } from './engine/fees.ts'
import { nightlyRents } from './engine/nightly.ts'
import { quoteDocument } from './engine/quote-document.ts'
import type { StayRequest } from './engine/stay-request.ts'
import { pricedHomes } from './priced-homes.ts'
import { promoIfValid } from './promos.ts'
import { quotedHomeOf, type Refusal, refusal, type StoredQuote, store } from './quotes.ts'
import { outOfReach } from './reach.ts'

/** A booked stay that is to become another one. */
export type ChangeRequest = {
  bookingId: number
  /** The booking's own hold, which does not stand in the way. */
  holdId: number
  /** What was agreed. */
  agreed: StoredQuote
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
  { bookingId, holdId, agreed, stay, party }: ChangeRequest,
): Promise<{ quote: StoredQuote } | Refusal> => {
  const home = await homeById(ctx, homeId)
  const request = { stay, party, ignoreHoldId: holdId, channel: agreed.document.channel }
  const today = dateIn(home.timeZone, ctx.now)
  const unreasonable = outOfReach(stay, today)
  if (unreasonable) return { reasons: [unreasonable], nearest: [] }
  const reasons = await stayReasons(ctx, homeId, stay, { party, ignoreHoldId: holdId })
  if (reasons.length > 0) return refusal(ctx, home, request, reasons)

  const { document } = agreed
  const rulesOf = new Date(document.change?.rulesOf ?? agreed.createdAt)
  const asked = (await pricedHomes(ctx, [home], stay.arrive, stay.depart)).get(homeId)
  const anew = document.policy.changes === 'all_as_today'
  const rules = anew ? asked : (await pricedHomes(ctx, [home], stay.arrive, stay.depart, rulesOf)).get(homeId)
  if (!asked || !rules) return { reasons: [{ code: 'no_price' }], nearest: [] }
  const wished: StayRequest = {
    stay,
    party,
    channel: document.channel,
    bookedOn: anew ? today : document.bookedOn,
    promo: document.promo === null ? null : await promoIfValid(ctx, home, document.promo, stay, document.bookedOn),
    addOns: addOnsOf(document.price),
    nonRefundable: document.nonRefundable && rules.prices.plan.nonRefundable !== null,
  }
  const rents = nightlyRents(asked.prices, document.channel)
  const changed = {
    of: { bookingId, rulesOf: rulesOf.toISOString() },
    rents: anew ? rents : changedRents(document.price.nights, rents),
  }
  const { prices } = rules
  const terms = { ...rules.terms, policy: document.policy }
  return {
    quote: await store(ctx, home, quoteDocument(quotedHomeOf(home, { prices, terms }), wished, ctx.now, changed)),
  }
}
