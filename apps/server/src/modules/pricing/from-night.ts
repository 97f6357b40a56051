import { addDays, dateIn } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Home, noteFromNight } from '#modules/homes'
import { lowestRent, nightlyRents, rentsFrom } from './engine/nightly.ts'
import { pricedHomes } from './priced-homes.ts'

/** How far ahead "from 400 a night" looks, in nights. */
const nightsAhead = 365

/** The lowest nightly rent ahead of each home, in minor units; null without prices. */
export const fromNights = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<number, number | null>> => {
  const days = homes.map((home) => dateIn(home.timeZone, ctx.now)).sort()
  const first = days[0] ?? dateIn('UTC', ctx.now)
  const priced = await pricedHomes(ctx, homes, first, addDays(first, nightsAhead + 1))
  return new Map(
    homes.map((home) => {
      const prices = priced.get(home.id)?.prices
      const today = dateIn(home.timeZone, ctx.now)
      return [home.id, prices ? lowestRent(rentsFrom(nightlyRents(prices), today, nightsAhead)) : null]
    }),
  )
}

/** Tells homes the lowest night ahead where it is not what they know. @returns how many were told */
export const retellFromNights = async (ctx: WriteCtx, homes: readonly Home[]): Promise<number> => {
  const lowest = await fromNights(ctx, homes)
  const stale = homes.filter((home) => home.fromNightMinor !== lowest.get(home.id))
  for (const home of stale) await noteFromNight(ctx, home.id, lowest.get(home.id) ?? null)
  return stale.length
}
