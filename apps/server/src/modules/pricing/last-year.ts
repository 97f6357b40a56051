import { addDays, dateIn, nightsOf, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { fitStayRules, holdsOf, type StayAt } from '#modules/availability'
import type { Home } from '#modules/homes'
import { accommodationOf } from './engine/accommodation.ts'
import type { HomePrices } from './engine/home-prices.ts'
import { nightlyRents } from './engine/nightly.ts'
import { pricesWith } from './price-change.ts'
import { pricedHomes } from './priced-homes.ts'
import type { ChangedParts, StayRules } from './pricing.ts'
import { plainRequest } from './quotes.ts'

/** After this many days, every weekday is the same again. */
export const aYear = 364
const longestStay = 400
export const couple = { adults: 2, children: 0, infants: 0, pets: 0 }

/** Nights of the stays that arrived in the last 52 weeks, as if requested 52 weeks later; minor units. */
export type LastYear = {
  stays: number
  nights: number
  /** With the current prices and stay rules; null without prices. */
  before: { amount: number; refused: number } | null
  /** The same with the change. */
  after: { amount: number; refused: number }
}

/** Stays that guests booked here, each a year later, booked equally far ahead. */
const againIn = async (ctx: ReadCtx, home: Home, today: PlainDate): Promise<StayAt[]> => {
  const holds = await holdsOf(ctx, [home.id], addDays(today, -aYear), today)
  return holds
    .filter(({ kind, bookingId, sourceId, arrive }) => {
      const stayed = kind === 'booked' && bookingId !== null && sourceId === null
      return stayed && arrive < today && arrive >= addDays(today, -aYear)
    })
    .map(({ arrive, depart, createdAt }) => ({
      stay: { arrive: addDays(arrive, aYear), depart: addDays(depart, aYear) },
      at: new Date(createdAt.getTime() + aYear * 86_400_000),
    }))
}

/** The stay rules as changed. */
export const supposed = ({ rules, ...settings }: StayRules) => ({ rules, settings })

/**
 * What the stays of the last 52 weeks would bring in a year later, before and after a change: a stay that doesn't match
 * the stay rules is rejected and brings in nothing. Existing bookings are ignored; fees and taxes are excluded.
 */
export const lastYearUnder = async (
  ctx: ReadCtx,
  home: Home,
  today: PlainDate,
  parts: ChangedParts,
): Promise<LastYear | null> => {
  const requested = await againIn(ctx, home, today)
  const now = (await pricedHomes(ctx, [home], today, addDays(today, aYear + longestStay))).get(home.id)?.prices
  const then = pricesWith(now, parts)
  if (requested.length === 0 || !then) return null
  const sumOf = (prices: HomePrices, fits: readonly boolean[]) => {
    const rents = nightlyRents(prices)
    const amounts = requested.map(({ stay, at }, index) => {
      const request = { ...plainRequest(ctx, home, stay, couple), bookedOn: dateIn(home.timeZone, at) }
      return fits[index] ? accommodationOf(prices, request, rents).amount : 0
    })
    return {
      amount: amounts.reduce((sum, amount) => sum + amount, 0),
      refused: fits.filter((fit) => !fit).length,
    }
  }
  const fitNow = await fitStayRules(ctx, home, requested)
  const fitThen = parts.stays ? await fitStayRules(ctx, home, requested, supposed(parts.stays)) : fitNow
  const nights = requested.reduce((sum, { stay }) => sum + nightsOf(stay), 0)
  return {
    stays: requested.length,
    nights,
    before: now ? sumOf(now, fitNow) : null,
    after: sumOf(then, fitThen),
  }
}
