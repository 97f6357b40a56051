import { addDays, dateIn, type Money, nightsIn, type Party, type PlainDate, type Stay } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Home, homesByIds, liveHomes } from '#modules/homes'
import type { HomePrices } from './engine/home-prices.ts'
import { nightlyRents, rentsFrom } from './engine/nightly.ts'
import { inUnits, type SearchCharges, searchCharges, searchRents, searchUnit } from './engine/search-charges.ts'
import { priceStay } from './engine/stay-price.ts'
import { pricedHomes } from './priced-homes.ts'
import { plainRequest } from './quotes.ts'

/** The rent of each night `[from, to)` for a calendar, by home id; homes without prices are left out. */
export const pricesOfNights = async (
  ctx: ReadCtx,
  homes: readonly Home[],
  from: PlainDate,
  to: PlainDate,
): Promise<Map<number, Map<PlainDate, Money>>> => {
  const nights = nightsIn({ arrive: from, depart: to })
  const priced = await pricedHomes(ctx, homes, from, to)
  const rentsOf = ({ id, currency }: Home): Map<PlainDate, Money> | undefined => {
    const prices = priced.get(id)?.prices
    if (!prices) return undefined
    const rents = rentsFrom(nightlyRents(prices), from, nights.length)
    return new Map(
      nights.flatMap((night, index): [PlainDate, Money][] => {
        const rent = rents[index]
        return rent ? [[night, { amount: rent.amount, currency }]] : []
      }),
    )
  }
  return new Map(
    homes.flatMap((home) => {
      const rents = rentsOf(home)
      return rents ? [[home.id, rents] as const] : []
    }),
  )
}

/** The price of a stay: the headline with every mandatory fee, its taxes, and the discounted rent within it. */
export type Headline = { stay: Stay; headline: Money; taxes: Money; total: Money; rent: Money }

/**
 * Headline prices of many homes at once, for a page of search results; for the same stay or one per home. Homes without
 * prices are left out. Doesn't check whether the stay can be booked.
 */
export const headlinesOf = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  stays: Stay | ReadonlyMap<number, Stay>,
  party: Party,
): Promise<Map<number, Headline>> => {
  const stayOf = (homeId: number): Stay | undefined => ('arrive' in stays ? stays : stays.get(homeId))
  const homes = (await homesByIds(ctx, homeIds)).flatMap((home) => {
    const stay = stayOf(home.id)
    return stay ? [{ home, stay }] : []
  })
  const from = homes.map(({ stay }) => stay.arrive).sort()[0]
  const to = homes
    .map(({ stay }) => stay.depart)
    .sort()
    .at(-1)
  if (from === undefined || to === undefined) return new Map()
  const priced = await headlinePricesOf(
    ctx,
    homes.map(({ home }) => home),
    from,
    to,
  )
  return new Map(
    homes.flatMap(({ home, stay }): [number, Headline][] => {
      const prices = priced.get(home.id)
      return prices ? [[home.id, headlineOf(home, stay, party, prices, ctx.now)]] : []
    }),
  )
}

/** Prices of these homes for `headlineOf` stays within nights `[from, to)`; homes without prices are left out. */
export const headlinePricesOf = async (
  ctx: ReadCtx,
  homes: readonly Home[],
  from: PlainDate,
  to: PlainDate,
): Promise<Map<number, HomePrices>> =>
  new Map((await pricedHomes(ctx, homes, from, to)).entries().map(([id, { prices }]) => [id, prices]))

/** The headline price of one stay, if booked now. Doesn't check whether it can be booked. */
export const headlineOf = (home: Home, stay: Stay, party: Party, prices: HomePrices, now: Date): Headline => {
  const price = priceStay(prices, plainRequest({ now }, home, stay, party))
  const money = (amount: number): Money => ({ amount, currency: home.currency })
  return {
    stay,
    headline: money(price.headline),
    taxes: money(price.total - price.headline),
    total: money(price.total),
    rent: money(price.nights.reduce((sum, { amount }) => sum + amount, 0)),
  }
}

/** A home's prices as search stores them: minor units of its currency, nights from `from` on. */
export type SearchPrices = {
  homeId: number
  currency: string
  from: PlainDate
  rent: Uint32Array
  charges: SearchCharges
}

/** Prices of many homes for the search replica, nights `[from, from + days)`; homes without prices are left out. */
export const searchPricesOf = async (
  ctx: ReadCtx,
  which: readonly number[] | 'all',
  from: PlainDate,
  days: number,
): Promise<SearchPrices[]> => {
  const homes = which === 'all' ? await liveHomes(ctx) : await homesByIds(ctx, which)
  const priced = await pricedHomes(ctx, homes, from, addDays(from, days))
  return homes.flatMap((home) => {
    const prices = priced.get(home.id)?.prices
    if (!prices) return []
    const bookedOn = dateIn(home.timeZone, ctx.now)
    const unit = searchUnit(home.currency)
    const charges = inUnits(searchCharges(prices), unit)
    const rent = searchRents(prices, bookedOn, from, days, unit)
    return [{ homeId: home.id, currency: home.currency, from, rent, charges }]
  })
}
