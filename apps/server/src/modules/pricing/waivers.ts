import type { OfferedWaiver } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import type { QuoteDocument } from './engine/quote-document.ts'
import { waiverIn } from './engine/waiver.ts'
import { pricedHomes } from './priced-homes.ts'

/** The damage waiver offered or chosen instead of a quote's deposit; null if the home doesn't offer one. */
export const waiverBeside = async (
  ctx: ReadCtx,
  home: Home,
  { stay, price }: QuoteDocument,
): Promise<OfferedWaiver | null> => {
  const agreed = waiverIn(price)
  const offered = (await pricedHomes(ctx, [home], stay.arrive, stay.depart)).get(home.id)?.prices.plan.waiver
  const waiver = agreed ?? offered
  if (!waiver) return null
  const money = (amount: number) => ({ amount, currency: price.currency })
  return { price: money(waiver.price), limit: money(waiver.limit), chosen: agreed !== null }
}
