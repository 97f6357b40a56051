import { mostCalendars, mostClaims, ownerCalendar, ownerCalendars, ownerClaims, ownerFeeds } from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { forbidden, notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { barsOfHomes, canManageCalendar, feedsOfHomes, todayOf } from '#modules/availability'
import { type Home, homesByIds, homesOfOwner, ownersOfHomes } from '#modules/homes'
import { assertShort, calendarViews } from './calendars.ts'

/** @throws Problem 404 if one is unknown, 403 if one is someone else's */
const managedHomes = async (ctx: ReadCtx, actor: Person, homeIds: readonly number[]): Promise<Home[]> => {
  const homes = await homesByIds(ctx, homeIds)
  if (homes.length < homeIds.length) throw notFound('The home')
  const owners = await ownersOfHomes(ctx, homeIds)
  const isStaff = actsFor(actor, 'homes')
  for (const { id } of homes)
    if (!canManageCalendar({ isStaff, ownsHome: owners.get(id)?.includes(actor.accountId) ?? false }))
      throw forbidden('This is not your home.')
  return homes
}

export const ownerCalendarRoutes: readonly Route[] = [
  route(ownerCalendar, async ({ actor, params, query, read }) =>
    read(async (ctx) => {
      const [view] = await calendarViews(ctx, await managedHomes(ctx, actor, [params.id]), query)
      if (!view) throw notFound('The home')
      return view
    }),
  ),

  route(ownerCalendars, async ({ actor, query, read }) => {
    assertShort(query, mostCalendars.days)
    return read(async (ctx) => ({
      calendars: await calendarViews(ctx, await managedHomes(ctx, actor, query.homes), query),
    }))
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
