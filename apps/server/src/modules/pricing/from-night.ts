import { addDays, dateIn, defaultAdults, type PlainDate, type Stay } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { shortestStays } from '#modules/availability'
import { type Home, homesByIds, liveHomes, noteFromNight } from '#modules/homes'
import { lowestHeadline } from './engine/lowest-headline.ts'
import { pricesChanged } from './events.ts'
import { pricedHomes } from './priced-homes.ts'
import { plainRequest } from './quotes.ts'

/** How many days ahead "from $400 a night" looks for arrivals. */
const daysAhead = 365
/** A stay that starts on the last of them can extend this much further, in days. */
const longestAhead = 400
/** The party of a search without guests; the public pages use the same one. */
const couple = { adults: defaultAdults, children: 0, infants: 0, pets: 0 }
/** Homes whose price is computed in one transaction, so that no other caller waits long. */
const batch = 5

/** For a home without an open night in the coming year: what weeks would cost if they were available. */
const weeksFrom = (today: PlainDate): Stay[] =>
  Array.from({ length: 52 }, (_, week) => {
    const arrive = addDays(today, 7 * week + 1)
    return { arrive, depart: addDays(arrive, 7) }
  })

/**
 * Each home's "from" price with every mandatory fee: the lowest headline per night of the shortest stays two guests can
 * book in the coming year, in minor units. Null without prices.
 */
export const fromPrices = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<number, number | null>> => {
  const today = homes.map((home) => dateIn(home.timeZone, ctx.now)).sort()[0] ?? ctx.today
  const stays = await shortestStays(ctx, homes, today, addDays(today, daysAhead))
  const priced = await pricedHomes(ctx, homes, today, addDays(today, daysAhead + longestAhead))
  return new Map(
    homes.map((home) => {
      const prices = priced.get(home.id)?.prices
      const open = stays.get(home.id) ?? []
      const [first, ...others] = open.length > 0 ? open : weeksFrom(today)
      if (!prices || !first) return [home.id, null]
      const request = plainRequest(ctx, home, first, couple)
      return [home.id, lowestHeadline(prices, [request, ...others.map((stay) => ({ ...request, stay }))])]
    }),
  )
}

/** Updates the "from" price of homes where it has changed. @returns the ids of the updated homes */
export const republishFromPrices = async (ctx: WriteCtx, homes: readonly Home[]): Promise<number[]> => {
  const lowest = await fromPrices(ctx, homes)
  const stale = homes.filter((home) => home.fromNightMinor !== lowest.get(home.id))
  for (const home of stale) await noteFromNight(ctx, home.id, lowest.get(home.id) ?? null)
  return stale.map(({ id }) => id)
}

/** The same after nights were booked, freed, or passed; pages that show the price are notified. */
export const refreshFromPrices = async (ctx: WriteCtx, homeIds: readonly number[]): Promise<number> => {
  const reported = await republishFromPrices(ctx, await homesByIds(ctx, homeIds))
  for (const homeId of reported) await announce(ctx, pricesChanged({ homeId }))
  return reported.length
}

/** The same for every live home, a few at a time. @returns how many were updated */
export const refreshAllFromPrices = async (app: App): Promise<number> => {
  const ids = (await app.work.read(liveHomes)).map(({ id }) => id)
  let reported = 0
  for (let at = 0; at < ids.length; at += batch)
    reported += await app.work.write((ctx) => refreshFromPrices(ctx, ids.slice(at, at + batch)))
  return reported
}
