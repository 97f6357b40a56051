import { dateIn, daysBetween, type Night, type PlainDate } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { barsOf, exportOf, feedsOf, nightsOfHome, todayOf } from '#modules/availability'
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

type Window = { from: PlainDate; to: PlainDate }

/** A call that tells of many homes tells of few days, so that one page never waits long for another. */
export const assertShort = ({ from, to }: Window, mostDays: number): void => {
  if (daysBetween(from, to) > mostDays)
    throw new Problem(422, 'range_too_long', `Request at most ${mostDays} days when you list several homes.`, {
      max: mostDays,
    })
}

const exportView = async (ctx: ReadCtx, homeId: number) => {
  const made = await exportOf(ctx, homeId)
  if (!made) return null
  return {
    madeAt: made.madeAt.toISOString(),
    lastReadAt: made.lastReadAt?.toISOString() ?? null,
    readers: made.readers.map((reader) => ({ ...reader, lastReadAt: reader.lastReadAt.toISOString() })),
  }
}

/** A home's calendar for those who manage it: nights, bars, imported calendars, and the export. */
export const calendarView = async (ctx: ReadCtx, home: Home, { from, to }: Window) => {
  const { id, name, townName, timeZone } = home
  return {
    home: { id, name, town: townName, timeZone, today: todayOf(home, ctx.now) },
    nights: await calendarOf(ctx, home, from, to),
    bars: await barsOf(ctx, id, from, to),
    feeds: await feedsOf(ctx, id),
    export: await exportView(ctx, id),
  }
}
