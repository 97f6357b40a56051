import {
  dateIn,
  ownerToday,
  type Permission,
  staffCalendarHomes,
  staffCalendarNights,
  staffToday,
} from '@porchlight/contract'
import { actsFor } from '#http/actor'
import { teamScope } from '#http/home-scope'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import { homesInService } from '#modules/homes'
import { calendarHomes, calendarNights } from './calendar.ts'
import { dayOf } from './day-board.ts'
import { openTasksOf } from './open-tasks.ts'
import { ownerDay } from './owner-day.ts'

const mostFailed = 20

/**
 * Today owns nothing: it combines what the team needs on one day across all homes, the calendar of all homes, and an
 * owner's day, from what the other modules know.
 * Promises: each staff member sees what their permissions cover, and nothing is listed that they can't act on; an
 * owner's figures are those of accounting.
 * Announces: nothing.
 */
export const routes: readonly Route[] = [
  route(ownerToday, ({ app, actor, read }) => read((ctx) => ownerDay(ctx, actor.accountId, siteOf(app).currency))),

  route(staffToday, async ({ app, actor, query, read }) => {
    const failed = actsFor(actor, 'jobs') ? await app.queue.deadLetters() : []
    return read(async (ctx) => {
      const { timeZone } = siteOf(app)
      const today = dateIn(timeZone, ctx.now)
      const date = query.date ?? today
      const scope = await teamScope(app, ctx, actor)
      const all = (await homesInService(ctx)).filter(({ id }) => scope?.ids.has(id) ?? true)
      const chosen = query.area === undefined ? all : all.filter(({ townId }) => townId === query.area)
      const homes = new Map(chosen.map((home) => [home.id, home]))
      const areas = new Map(all.map(({ townId, townName }) => [townId, townName]))
      const may = (permission: Permission) => actsFor(actor, permission)
      return {
        date,
        today,
        now: ctx.now.toISOString(),
        areas: [...areas]
          .map(([id, name]) => ({ id, name }))
          .sort((one, other) => one.name.localeCompare(other.name, 'en')),
        homes: homes.size,
        ...(await dayOf(ctx, { date, homes, may })),
        waiting: (
          await openTasksOf(ctx, {
            actor,
            homes,
            narrowed: query.area !== undefined || scope !== null,
            homeOf: app.adapters.homeOf,
            today,
            timeZone,
          })
        ).map(({ bookingId: _, personId: __, ...item }) => item),
        failedJobs: failed.slice(0, mostFailed).map(({ id, queue, message, failedAt }) => ({
          key: id,
          detail: `${queue}: ${message}`.slice(0, 120),
          since: failedAt.toISOString(),
        })),
      }
    })
  }),

  route(staffCalendarHomes, ({ actor, query: { openFrom, openTo, only }, read }) =>
    read((ctx) =>
      calendarHomes(ctx, {
        window: openFrom && openTo ? { from: openFrom, to: openTo } : undefined,
        only,
        mayRead: actsFor(actor, 'bookings'),
      }),
    ),
  ),

  route(staffCalendarNights, ({ actor, query: { homes, ...window }, read }) =>
    read(async (ctx) => ({ calendars: await calendarNights(ctx, homes, window, actsFor(actor, 'bookings')) })),
  ),
]
