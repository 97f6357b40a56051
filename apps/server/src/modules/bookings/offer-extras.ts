import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { type Extras, extrasIn, quoteById, quoteWithExtras, type StoredQuote } from '#modules/pricing'
import { pricedFor } from './accept-offer.ts'
import { problems } from './messages.ts'
import { stateOf } from './offer-views.ts'
import type { OfferRow } from './offers.ts'

/**
 * The price of an offer with what its guest adds to the stay; extras offered with it stay included, and the nights cost
 * what was offered.
 * @throws Problem 409 quote_expired if it can no longer be accepted; 422 for extras that aren't offered
 */
export const quoteOfOffer = async (ctx: WriteCtx, offer: OfferRow, added: Extras): Promise<StoredQuote> => {
  const made = await quoteById(ctx, offer.quote_id)
  if ((await stateOf(ctx, offer, made)) !== 'open') throw new Problem(409, 'quote_expired', problems.quoteExpired)
  const own = extrasIn(made.document)
  const quote = await quoteWithExtras(ctx, made, {
    addOns: [...new Set([...own.addOns, ...added.addOns])],
    protection: own.protection || added.protection,
    waiver: own.waiver || added.waiver,
  })
  await pricedFor(ctx, offer.id, quote.id)
  return quote
}
