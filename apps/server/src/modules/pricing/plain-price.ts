import type { Stay } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { priceStay, type StayPrice } from './engine/stay-price.ts'
import { pricedHomes } from './priced-homes.ts'
import { hasFreeNight, plainRequest } from './quotes.ts'

const couple = { adults: 2, children: 0, infants: 0, pets: 0 }

/** What two guests would currently pay for a stay, even on booked nights; undefined without a price for each night. */
export const plainPriceOf = async (ctx: ReadCtx, home: Home, stay: Stay): Promise<StayPrice | undefined> => {
  const prices = (await pricedHomes(ctx, [home], stay.arrive, stay.depart)).get(home.id)?.prices
  if (!prices || hasFreeNight(prices, { stay, party: couple })) return undefined
  return priceStay(prices, plainRequest(ctx, home, stay, couple))
}
