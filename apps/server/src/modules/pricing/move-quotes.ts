import { dateIn } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { stayReasons } from '#modules/availability'
import { homeById } from '#modules/homes'
import { agreedRulesOf } from './agreed-rules.ts'
import { type ChangeRequest, changeOf, chargesBeside } from './change-quotes.ts'
import { datedFrom, withAddedCharge } from './engine/added-charges.ts'
import { nightlyRents } from './engine/nightly.ts'
import { quoteDocument } from './engine/quote-document.ts'
import { waiverIn } from './engine/waiver.ts'
import { pricedHomes } from './priced-homes.ts'
import { promoIfValid } from './promos.ts'
import { hasFreeNight, quotedHomeOf, type Refusal, refusal, type StoredQuote, store } from './quotes.ts'
import { isOutOfWindow } from './reach.ts'

/**
 * A frozen price for a booked stay in another home, or every reason why it cannot be there. Nights, fees, taxes and the
 * deposit are the other home’s of today; the guest keeps the policy, the payment terms and the charges that were agreed
 * beside the price (R35). Extras of the first home don’t come along, and neither does a promo code the other one refuses.
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
  const reasons = await stayReasons(ctx, home.id, stay, { party, ignoreHoldId: holdId })
  if (reasons.length > 0) return refusal(ctx, home, request, reasons)
  const priced = (await pricedHomes(ctx, [home], stay.arrive, stay.depart)).get(home.id)
  if (priced?.prices.plan.currency !== document.price.currency || hasFreeNight(priced.prices, request))
    return { reasons: [{ code: 'no_price' }], nearest: [] }

  const { terms } = await agreedRulesOf(ctx, await homeById(ctx, agreed.homeId), agreed)
  const rules = { prices: priced.prices, terms: { policy: document.policy, schedule: terms.schedule } }
  const whole = quoteDocument(
    quotedHomeOf(home, rules),
    {
      stay,
      party,
      channel: document.channel,
      bookedOn: document.bookedOn,
      // A code that is used up was used by this very stay.
      promo: document.promo === null ? null : await promoIfValid(ctx, home, document.promo, stay, document.bookedOn),
      addOns: [],
      protection: terms.protection,
      waiver: waiverIn(document.price) !== null,
      nonRefundable: document.nonRefundable,
    },
    ctx.now,
    { of: changeOf(bookingId, agreed), rents: nightlyRents(priced.prices, document.channel) },
  )
  const requested = chargesBeside(document)
  return {
    quote: await store(
      ctx,
      home,
      withAddedCharge(datedFrom(whole, confirmedAt), requested, { now: ctx.now, confirmedAt }),
    ),
  }
}
