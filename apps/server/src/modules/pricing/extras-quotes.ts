import type { WriteCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { agreedRulesOf } from './agreed-rules.ts'
import { changedRents } from './engine/changed-rents.ts'
import { addOnsOf } from './engine/fees.ts'
import { nightlyRents } from './engine/nightly.ts'
import { type QuoteDocument, quoteDocument } from './engine/quote-document.ts'
import { waiverIn } from './engine/waiver.ts'
import { protectionAgreed, protectionFor } from './protection.ts'
import { assertOffered, type StoredQuote, store } from './quotes.ts'

/** Extras chosen with a stay. */
export type Extras = { addOns: number[]; protection: boolean; waiver: boolean }

/** The extras in a frozen price. */
export const extrasIn = ({ price }: QuoteDocument): Extras => ({
  addOns: addOnsOf(price),
  protection: price.fees.some(({ code }) => code === 'protection'),
  waiver: waiverIn(price) !== null,
})

const coverOf = async (ctx: WriteCtx, { document }: StoredQuote, wanted: boolean) =>
  wanted ? ((await protectionAgreed(ctx, document)) ?? (await protectionFor(ctx))) : null

/**
 * A quote's stay at its promised price, with different extras; valid until that quote expires (R16).
 * @throws Problem 404; 422 `add_on_unknown`, `protection_not_offered`, `waiver_not_offered`
 */
export const quoteWithExtras = async (ctx: WriteCtx, made: StoredQuote, extras: Extras): Promise<StoredQuote> => {
  const home = await homeById(ctx, made.homeId)
  const { prices, terms: agreed } = await agreedRulesOf(ctx, home, made)
  const terms = { policy: made.document.policy, schedule: agreed.schedule }
  assertOffered({ prices, terms }, extras)
  const { stay, party, channel, bookedOn, nonRefundable, instant, place, price } = made.document
  const rates = nightlyRents(prices, channel)
  const document = quoteDocument(
    { id: home.id, instant, place, prices, terms },
    {
      stay,
      party,
      channel,
      bookedOn,
      promo: agreed.promo,
      addOns: extras.addOns,
      protection: await coverOf(ctx, made, extras.protection),
      nonRefundable,
      waiver: extras.waiver,
    },
    made.createdAt,
    { rents: changedRents(price.nights, { booked: rates, today: rates }) },
  )
  return store(ctx, home, document, (made.expiresAt.getTime() - ctx.now.getTime()) / 60_000)
}
