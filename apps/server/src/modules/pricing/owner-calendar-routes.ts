import {
  daysBetween,
  mostCalendars,
  mostClaims,
  ownerCalendar,
  ownerCalendars,
  ownerClaims,
  ownerFeeds,
} from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { forbidden, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { barsOf, barsOfHomes, canManageCalendar, exportOf, feedsOf, feedsOfHomes, todayOf } from '#modules/availability'
import { type Home, homeById, homesOfOwner, ownsHome } from '#modules/homes'
import { calendarOf } from './calendars.ts'

/** @throws Problem 404 for an unknown home, 403 for someone else's */
const managedHome = async (ctx: ReadCtx, actor: Person, homeId: number): Promise<Home> => {
  const home = await homeById(ctx, homeId)
  const owns = await ownsHome(ctx, actor.accountId, homeId)
  if (!canManageCalendar({ isStaff: actsFor(actor, 'homes'), ownsHome: owns }))
    throw forbidden('This is not your home.')
  return home
}

const managedHomes = async (ctx: ReadCtx, actor: Person, homeIds: readonly number[]): Promise<Home[]> => {
  const homes: Home[] = []
  for (const id of homeIds) homes.push(await managedHome(ctx, actor, id))
  return homes
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

type Window = { from: string; to: string }

const calendarView = async (ctx: ReadCtx, home: Home, { from, to }: Window) => {
  const { id, name, townName, timeZone } = home
  return {
    home: { id, name, town: townName, timeZone, today: todayOf(home, ctx.now) },
    nights: await calendarOf(ctx, home, from, to),
    bars: await barsOf(ctx, id, from, to),
    feeds: await feedsOf(ctx, id),
    export: await exportView(ctx, id),
  }
}

/** A call that tells of many homes tells of few days, so that one page never waits long for another. */
const assertShort = ({ from, to }: Window, mostDays: number): void => {
  if (daysBetween(from, to) > mostDays)
    throw new Problem(422, 'range_too_long', `Request at most ${mostDays} days when you list several homes.`, {
      max: mostDays,
    })
}

export const ownerCalendarRoutes: readonly Route[] = [
  route(ownerCalendar, async ({ actor, params, query, read }) =>
    read(async (ctx) => calendarView(ctx, await managedHome(ctx, actor, params.id), query)),
  ),

  route(ownerCalendars, async ({ actor, query, read }) => {
    assertShort(query, mostCalendars.days)
    return read(async (ctx) => {
      const homes = await managedHomes(ctx, actor, query.homes)
      const calendars: Awaited<ReturnType<typeof calendarView>>[] = []
      for (const home of homes) calendars.push(await calendarView(ctx, home, query))
      return { calendars }
    })
  }),

  route(ownerClaims, async ({ actor, query, read }) => {
    assertShort(query, mostClaims.days)
    return read(async (ctx) => {
      const homes = await managedHomes(ctx, actor, query.homes)
      const bars = await barsOfHomes(ctx, query.homes, query.from, query.to)
      return {
        homes: homes.map((home) => ({
          id: home.id,
          today: todayOf(home, ctx.now),
          claims: (bars.get(home.id) ?? []).map(({ kind, from, to }) => ({ kind, from, to })),
        })),
      }
    })
  }),

  route(ownerFeeds, async ({ actor, read }) =>
    read(async (ctx) => {
      const homes = await homesOfOwner(ctx, actor.accountId)
      return {
        feeds: await feedsOfHomes(
          ctx,
          homes.map(({ id }) => id),
        ),
      }
    }),
  ),
]
