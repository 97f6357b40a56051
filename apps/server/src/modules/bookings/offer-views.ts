import type { Offer, OfferData } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { stayReasons } from '#modules/availability'
import { homeById, homeCards } from '#modules/homes'
import { extrasIn, quoteById, quotedHomeView, quoteView, type StoredQuote } from '#modules/pricing'
import type { OfferRow } from './offers.ts'
import { bookingOfOffer } from './queries.ts'

/** Whether an offer can still be accepted, or why not. */
export const stateOf = async (ctx: ReadCtx, offer: OfferRow, { document }: StoredQuote): Promise<Offer['state']> => {
  if (await bookingOfOffer(ctx, offer.id)) return 'booked'
  if (offer.withdrawn_at) return 'withdrawn'
  if (offer.expires_at <= ctx.now) return 'expired'
  const { stay, party } = document
  const own = offer.hold_id === null ? {} : { ignoreHoldId: offer.hold_id }
  return (await stayReasons(ctx, offer.home_id, stay, { party, ...own })).length > 0 ? 'taken' : 'open'
}

/** The booking a person has made from an offer; no one else learns its number. */
const bookingFor = async (ctx: ReadCtx, { id }: OfferRow, accountId: number | null): Promise<number | null> => {
  const booking = await bookingOfOffer(ctx, id)
  return booking && booking.guestId === accountId ? booking.id : null
}

/** An offer for the person who has its link. @param accountId of the reader, if known */
export const offerView = async (ctx: ReadCtx, offer: OfferRow, accountId: number | null = null): Promise<OfferData> => {
  const quote = await quoteById(ctx, offer.quote_id)
  const home = await homeById(ctx, offer.home_id)
  const [card] = await homeCards(ctx, [home.id])
  const { currency } = quote.document.price
  return {
    id: offer.id,
    hash: offer.hash,
    state: await stateOf(ctx, offer, quote),
    expiresAt: offer.expires_at.toISOString(),
    held: offer.hold_id !== null,
    message: offer.message,
    bookingId: await bookingFor(ctx, offer, accountId),
    home: { id: home.id, ...quotedHomeView(home, card) },
    quote: quoteView(quote),
    extras: extrasIn(quote.document),
    normal: {
      headline: { amount: offer.normal_headline_minor, currency },
      total: { amount: offer.normal_total_minor, currency },
    },
  }
}
