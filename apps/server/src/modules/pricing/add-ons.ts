import type { OfferedAddOn } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { addOnsOf, feeLines } from './engine/fees.ts'
import { sumOf } from './engine/line.ts'
import type { QuoteDocument } from './engine/quote-document.ts'
import { pricedHomes } from './priced-homes.ts'

/** The add-ons a home offers for a quoted stay, each with its cost for that stay (step 7 of section 2.3). */
export const addOnsFor = async (
  ctx: ReadCtx,
  home: Home,
  { stay, party, price }: QuoteDocument,
): Promise<OfferedAddOn[]> => {
  const fees = (await pricedHomes(ctx, [home], stay.arrive, stay.depart)).get(home.id)?.prices.fees ?? []
  const { currency } = price
  const occasion = { currency, nights: price.nights.length, party, accommodation: sumOf(price.accommodation) }
  const before = price.fees.filter(({ optional }) => !optional)
  const chosen = new Set(addOnsOf(price))
  return fees
    .filter(({ optional }) => optional)
    .flatMap((fee) =>
      feeLines([fee], occasion, before).map(({ amount }) => ({
        id: fee.id,
        label: fee.label,
        note: fee.note,
        price: { amount, currency },
        chosen: chosen.has(fee.id),
      })),
    )
}
