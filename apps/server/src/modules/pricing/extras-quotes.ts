import type { WriteCtx } from '#kernel/work'
import { type Home, homeById } from '#modules/homes'
import { addOnsOf } from './engine/fees.ts'
import { type QuoteDocument, quoteDocument } from './engine/quote-document.ts'
import { waiverIn } from './engine/waiver.ts'
import { pricedHomes } from './priced-homes.ts'
import type { PricedHome } from './pricing.ts'
import { promoIfValid } from './promos.ts'
import { protectionAgreed, protectionFor } from './protection.ts'
import { assertOffered, quotedHomeOf, type StoredQuote, store } from './quotes.ts'

/** What is chosen beside a stay. */
export type Extras = { addOns: number[]; protection: boolean; waiver: boolean }

/** What a frozen price carries of them. */
export const extrasIn = ({ price }: QuoteDocument): Extras => ({
  addOns: addOnsOf(price),
  protection: price.fees.some(({ code }) => code === 'protection'),
  waiver: waiverIn(price) !== null,
})

/** What the home asked on the day of a quote. */
const pricesOf = async (ctx: WriteCtx, home: Home, { document, createdAt }: StoredQuote): Promise<PricedHome> => {
  const { arrive, depart } = document.stay
  const priced = (await pricedHomes(ctx, [home], arrive, depart, createdAt)).get(home.id)
  if (!priced) throw new Error(`Quote of home ${home.id} has no price on its own day`)
  return priced
}

const coverOf = async (ctx: WriteCtx, { document }: StoredQuote, wanted: boolean) =>
  wanted ? ((await protectionAgreed(ctx, document.price)) ?? (await protectionFor(ctx))) : null

/**
 * The stay of a quote at the prices of its own day, with other extras beside it; good until that quote ends (R16).
 * @throws Problem 404; 422 `add_on_unknown`, `protection_not_offered`, `waiver_not_offered`
 */
export const quoteWithExtras = async (ctx: WriteCtx, made: StoredQuote, extras: Extras): Promise<StoredQuote> => {
  const home = await homeById(ctx, made.homeId)
  const priced = await pricesOf(ctx, home, made)
  assertOffered(priced, extras)
  const { stay, party, channel, bookedOn, promo, nonRefundable } = made.document
  const document = quoteDocument(
    quotedHomeOf(home, priced),
    {
      stay,
      party,
      channel,
      bookedOn,
      promo: promo === null ? null : await promoIfValid(ctx, home, promo, stay, bookedOn),
      addOns: extras.addOns,
      protection: await coverOf(ctx, made, extras.protection),
      nonRefundable,
      waiver: extras.waiver,
    },
    made.createdAt,
  )
  return store(ctx, home, document, (made.expiresAt.getTime() - ctx.now.getTime()) / 60_000)
}
