import { dateIn, type Night, type PlainDate } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { nightsOfHome } from '#modules/availability'
import type { Home } from '#modules/homes'
import { pricesOfNights } from './prices.ts'
import { isShowable } from './reach.ts'
import { nightView } from './views.ts'

const mostDays = 750

/** The nights of a home with their prices. @throws Problem 422 `range_too_long` */
export const calendarOf = async (ctx: ReadCtx, home: Home, from: PlainDate, to: PlainDate): Promise<Night[]> => {
  if (!isShowable(from, to, dateIn(home.timeZone, ctx.now), mostDays))
    throw new Problem(422, 'range_too_long', `A calendar shows at most ${mostDays} days, within ten years of today.`)
  const nights = await nightsOfHome(ctx, home.id, from, to)
  const rents = await pricesOfNights(ctx, home, from, to)
  return nights.map((night) => nightView(night, rents.get(night.date) ?? null))
}
