import { mostCalendars, mostClaims, ownerCalendar, ownerCalendars, ownerClaims, ownerFeeds } from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { forbidden } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { barsOfHomes, canManageCalendar, feedsOfHomes, todayOf } from '#modules/availability'
import { type Home, homeById, homesOfOwner, ownsHome } from '#modules/homes'
import { assertShort, calendarView } from './calendars.ts'

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
