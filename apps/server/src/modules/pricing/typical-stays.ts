import { addDays, dayNumber, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { todayOf } from '#modules/availability'
import type { Home } from '#modules/homes'
import { nightlyRents, weekdayOfDay } from './engine/nightly.ts'
import { priceStay, type StayPrice } from './engine/stay-price.ts'
import { pricedHomes } from './priced-homes.ts'
import { plainRequest } from './quotes.ts'

/** A stay with the price its guest would pay today. */
export type TypicalStay = { arrive: PlainDate; nights: number; price: StayPrice }

const couple = { adults: 2, children: 0, infants: 0, pets: 0 }
const weeksAhead = 52
const friday = 5

/**
 * Returns three stays in the coming year, soonest first: a mid-priced long weekend, the cheapest week, and the most
 * expensive week. Empty until the home has prices. Ignores availability and stay rules.
 */
export const typicalStays = async (ctx: ReadCtx, home: Home): Promise<TypicalStay[]> => {
  const today = todayOf(home, ctx.now)
  const prices = (await pricedHomes(ctx, [home], today, addDays(today, (weeksAhead + 2) * 7))).get(home.id)?.prices
  if (!prices) return []
  const rents = nightlyRents(prices)
  const first = Array.from({ length: 7 }, (_, days) => addDays(today, days + 1)).find(
    (day) => weekdayOfDay(dayNumber(day)) === friday,
  ) as PlainDate
  const rentOf = (arrive: PlainDate, nights: number): number =>
    Array.from({ length: nights }, (_, night) => rents(dayNumber(arrive) + night).amount).reduce(
      (sum, one) => sum + one,
    )
  const fridays = Array.from({ length: weeksAhead }, (_, week) => addDays(first, week * 7))
  const byRent = (nights: number) => fridays.toSorted((a, b) => rentOf(a, nights) - rentOf(b, nights))
  const weeks = byRent(7)
  const stays: [PlainDate | undefined, number][] = [
    [byRent(3)[weeksAhead / 2], 3],
    [weeks[0], 7],
    [weeks.at(-1), 7],
  ]
  return stays
    .flatMap(([arrive, nights]) => {
      if (!arrive) return []
      const request = plainRequest(ctx, home, { arrive, depart: addDays(arrive, nights) }, couple)
      return [{ arrive, nights, price: priceStay(prices, request) }]
    })
    .sort((a, b) => a.arrive.localeCompare(b.arrive))
}
