import { addDays, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { accommodationOf } from './engine/accommodation.ts'
import type { HomePrices } from './engine/home-prices.ts'
import { nightlyRents } from './engine/nightly.ts'
import { pricesWith } from './price-change.ts'
import type { NewDiscount } from './pricing.ts'
import { plainRequest } from './quotes.ts'

/** A stay booked today for a couple, and the price of its nights before and after a change, in minor units. */
export type PriceExample = { arrive: PlainDate; nights: number; daysAhead: number; before: number; after: number }

/** Stays by length and by how many days from now they start. */
const usual: readonly (readonly [nights: number, daysAhead: number])[] = [
  [3, 3],
  [7, 3],
  [3, 60],
  [7, 60],
  [14, 60],
  [28, 60],
  [7, 200],
]

/** Everyone but infants is charged alike, so a couple shows what any party would save. */
const couple = { adults: 2, children: 0, infants: 0, pets: 0 }

/** What some stays would cost with different discounts, if that differs from their current cost. */
export const examplesOf = (
  ctx: ReadCtx,
  home: Home,
  prices: HomePrices,
  discounts: readonly NewDiscount[],
  today: PlainDate,
): PriceExample[] => {
  const rents = nightlyRents(prices)
  const after = pricesWith(prices, { discounts }) ?? prices
  return usual.flatMap(([nights, daysAhead]) => {
    const arrive = addDays(today, daysAhead)
    const request = plainRequest(ctx, home, { arrive, depart: addDays(arrive, nights) }, couple)
    const sum = (of: HomePrices) => accommodationOf(of, request, rents).amount
    const example = { arrive, nights, daysAhead, before: sum(prices), after: sum(after) }
    return example.before === example.after ? [] : [example]
  })
}
