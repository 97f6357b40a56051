import { dateIn, type Stay } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { nearestStays, stayReasons } from '#modules/availability'
import { homeById } from '#modules/homes'
import type { Booking } from './booking.ts'
import { yearLater } from './engine/next-year.ts'

/**
 * Nights for the guests of an earlier stay in the same home: the same ones a year later, or the nearest available ones.
 * Null if the home is off the market, or nothing near them is available.
 */
export const repeatStay = async (ctx: ReadCtx, { homeId, arrive, depart, party }: Booking): Promise<Stay | null> => {
  const home = await homeById(ctx, homeId)
  if (home.status !== 'live') return null
  const wanted = yearLater({ arrive, depart }, dateIn(home.timeZone, ctx.now))
  const isFree = async (stay: Stay) => (await stayReasons(ctx, homeId, stay, { party })).length === 0
  if (await isFree(wanted)) return wanted
  const [nearest] = await nearestStays(ctx, homeId, wanted, 1)
  return nearest && (await isFree(nearest)) ? nearest : null
}
