import { dateIn, daysBetween, type Night, type PlainDate } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { barsOfHomes, exportsOf, feedsOfHomes, type HomeExport, nightsOfHomes, todayOf } from '#modules/availability'
import type { Home } from '#modules/homes'
import { pricesOfNights } from './prices.ts'
import { isShowable } from './reach.ts'
import { nightView } from './views.ts'

const mostDays = 750

const assertShowable = (ctx: ReadCtx, homes: readonly Home[], from: PlainDate, to: PlainDate): void => {
  if (homes.some(({ timeZone }) => !isShowable(from, to, dateIn(timeZone, ctx.now), mostDays)))
    throw new Problem(422, 'range_too_long', `A calendar shows at most ${mostDays} days, within ten years of today.`)
}

const nightViewsOf = async (
  ctx: ReadCtx,
  homes: readonly Home[],
  from: PlainDate,
  to: PlainDate,
): Promise<Map<number, Night[]>> => {
  const rents = await pricesOfNights(ctx, homes, from, to)
  const nights = await nightsOfHomes(ctx, homes, from, to)
  return new Map(
    [...nights].map(([homeId, all]) => [
      homeId,
      all.map((night) => nightView(night, rents.get(homeId)?.get(night.date) ?? null)),
    ]),
  )
}

/** The nights of a home with their prices. @throws Problem 422 `range_too_long` */
export const calendarOf = async (ctx: ReadCtx, home: Home, from: PlainDate, to: PlainDate): Promise<Night[]> => {
  assertShowable(ctx, [home], from, to)
  return (await nightViewsOf(ctx, [home], from, to)).get(home.id) ?? []
}

type Window = { from: PlainDate; to: PlainDate }

/** A call for many homes covers few days, so that one page never blocks another for long. */
export const assertShort = ({ from, to }: Window, mostDays: number): void => {
  if (daysBetween(from, to) > mostDays)
    throw new Problem(422, 'range_too_long', `Request at most ${mostDays} days when you list several homes.`, {
      max: mostDays,
    })
}

const exportView = (made: HomeExport | undefined) =>
  made
    ? {
        madeAt: made.madeAt.toISOString(),
        lastReadAt: made.lastReadAt?.toISOString() ?? null,
        readers: made.readers.map((reader) => ({ ...reader, lastReadAt: reader.lastReadAt.toISOString() })),
      }
    : null

/**
 * Calendars of homes for those who manage them: nights, bars, imported calendars, and the export.
 * @throws Problem 422 `range_too_long`
 */
export const calendarViews = async (ctx: ReadCtx, homes: readonly Home[], { from, to }: Window) => {
  assertShowable(ctx, homes, from, to)
  const ids = homes.map(({ id }) => id)
  const nights = await nightViewsOf(ctx, homes, from, to)
  const bars = await barsOfHomes(ctx, ids, from, to)
  const feeds = Map.groupBy(await feedsOfHomes(ctx, ids), ({ homeId }) => homeId)
  const exported = await exportsOf(ctx, ids)
  return homes.map((home) => ({
    home: {
      id: home.id,
      name: home.name,
      town: home.townName,
      timeZone: home.timeZone,
      today: todayOf(home, ctx.now),
    },
    nights: nights.get(home.id) ?? [],
    bars: bars.get(home.id) ?? [],
    feeds: (feeds.get(home.id) ?? [])
      .map(({ homeId: _, ...feed }) => feed)
      .sort((a, b) => a.name.localeCompare(b.name)),
    export: exportView(exported.get(home.id)),
  }))
}
