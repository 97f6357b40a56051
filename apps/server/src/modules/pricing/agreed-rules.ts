import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { type AgreedTerms, agreedTerms } from './engine/agreed-terms.ts'
import type { HomePrices } from './engine/home-prices.ts'
import type { QuoteDocument } from './engine/quote-document.ts'
import { pricedHomes } from './priced-homes.ts'
import { promoById } from './promos.ts'
import { protectionAgreed } from './protection.ts'
import type { StoredQuote } from './quotes.ts'

const promoRule = /^promo:(\d+)$/

const promoAgreed = async (ctx: ReadCtx, { price }: QuoteDocument) => {
  const id = price.accommodation.flatMap(({ why }) => promoRule.exec(why.rule)?.[1] ?? [])[0]
  return id === undefined ? null : promoById(ctx, Number(id))
}

export type AgreedRules = { prices: HomePrices; terms: AgreedTerms }

/**
 * The rules a quote was priced by: those it froze. For a quote from before rules were frozen, the versions in force on
 * its day.
 */
export const agreedRulesOf = async (
  ctx: ReadCtx,
  home: Home,
  { document, createdAt }: StoredQuote,
): Promise<AgreedRules> => {
  const { terms, stay } = document
  if (terms) return { prices: { ...terms, seasons: [], nightPrices: [] }, terms }
  const at = new Date(document.change?.rulesOf ?? createdAt)
  const priced = (await pricedHomes(ctx, [home], stay.arrive, stay.depart, at)).get(home.id)
  if (!priced) throw new Error(`home ${home.id} has no prices of ${at.toISOString()}`)
  const promo = await promoAgreed(ctx, document)
  const protection = await protectionAgreed(ctx, document)
  return { prices: priced.prices, terms: agreedTerms(priced, { promo, protection }) }
}
