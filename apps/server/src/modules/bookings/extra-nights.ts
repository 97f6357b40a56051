import { addDays, dateIn, type ExtraNights, mostExtraNights, type Stay } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { stayReasons } from '#modules/availability'
import { homeById } from '#modules/homes'
import type { Booking } from './booking.ts'

/**
 * How many consecutive nights could be added on either side of a stay, or only at its end once it has begun. Neighbors,
 * preparation, arrival days, and notice are checked exactly as for a change, and the booking's own nights are ignored.
 */
export const extraNightsOf = async (ctx: ReadCtx, booking: Booking): Promise<ExtraNights> => {
  const { homeId, arrive, depart, party } = booking
  const begun = booking.status === 'checked_in'
  const requested = { party, ignoreHoldId: booking.holdId ?? 0, begun }
  const { timeZone } = await homeById(ctx, homeId)
  const today = dateIn(timeZone, ctx.now)
  const isFree = async (stay: Stay): Promise<boolean> =>
    (begun || stay.arrive >= today) && (await stayReasons(ctx, homeId, stay, requested)).length === 0
  const most = async (stayWith: (nights: number) => Stay): Promise<number> => {
    let nights = 0
    while (nights < mostExtraNights && (await isFree(stayWith(nights + 1)))) nights += 1
    return nights
  }
  return {
    before: begun ? 0 : await most((nights) => ({ arrive: addDays(arrive, -nights), depart })),
    after: await most((nights) => ({ arrive, depart: addDays(depart, nights) })),
  }
}
