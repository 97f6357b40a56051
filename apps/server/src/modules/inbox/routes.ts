import {
  addInboxNote,
  changeInboxItem,
  deleteStaffView,
  type InboxItem,
  type InboxList,
  inboxItemState,
  saveStaffView,
  staffCounts,
  staffInbox,
  staffViews,
} from '@porchlight/contract'
import { hasRole, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { bookingRoutes } from './booking-routes.ts'
import { addNote, changeItem } from './commands.ts'
import { tagsInUse } from './queries.ts'
import { listsOf, matches, menuCounts } from './rules.ts'
import { deleteView, saveView, viewsFor } from './saved-views.ts'
import { failedJobsFor } from './sources.ts'
import { conversationList, itemState, openList, teamOf } from './views.ts'

const counted = ['open', 'mine', 'unassigned', 'snoozed'] as const

const countsOf = (open: readonly InboxItem[], me: number, now: Date) => {
  const lists = open.flatMap((item) => listsOf(item, me, now))
  return Object.fromEntries(counted.map((name) => [name, lists.filter((list) => list === name).length])) as Record<
    (typeof counted)[number],
    number
  >
}

const inList = (list: InboxList, open: readonly InboxItem[], me: number, now: Date) =>
  open.filter((item) => listsOf(item, me, now).includes(list))

type Place = Parameters<typeof itemState>[3]

/** The item, which must be one the caller can handle. @throws Problem 404 */
const stateOf = async (app: App, actor: Person, ctx: ReadCtx, place: Place) =>
  itemState(app, ctx, actor, place, place.kind === 'dead_letter' ? await failedJobsFor(app, actor) : [])

export const routes: readonly Route[] = [
  route(staffInbox, async ({ app, actor, query: { list, kind, tag, q }, read }) => {
    const failed = await failedJobsFor(app, actor)
    return read(async (ctx) => {
      const me = actor.accountId
      const open = await openList(app, ctx, actor, failed)
      const listed = list === 'all' ? await conversationList(ctx, actor) : inList(list, open, me, ctx.now)
      return {
        now: ctx.now.toISOString(),
        items: listed.filter(
          (item) =>
            (kind === undefined || item.kind === kind) &&
            (tag === undefined || item.tags.includes(tag)) &&
            (!q || matches(item, q)),
        ),
        counts: countsOf(open, me, ctx.now),
        tags: await tagsInUse(ctx),
        team: await teamOf(ctx),
      }
    })
  }),

  route(staffCounts, async ({ app, actor, read }) => {
    const failed = await failedJobsFor(app, actor)
    return read(async (ctx) => ({
      counts: menuCounts(await openList(app, ctx, actor, failed), actor.accountId, ctx.now),
    }))
  }),

  route(inboxItemState, ({ app, actor, params, read }) => read((ctx) => stateOf(app, actor, ctx, params))),

  route(changeInboxItem, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      const before = await stateOf(app, actor, ctx, params)
      await changeItem(ctx, params, body, actor.accountId)
      // Once marked as done, it may no longer be waiting.
      return body.done && params.kind !== 'message' ? before : stateOf(app, actor, ctx, params)
    }),
  ),

  route(addInboxNote, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await stateOf(app, actor, ctx, params)
      await addNote(ctx, params, body, actor.accountId)
      return stateOf(app, actor, ctx, params)
    }),
  ),

  ...bookingRoutes,

  route(staffViews, ({ actor, query: { page }, read }) =>
    read(async (ctx) => ({ views: await viewsFor(ctx, page, actor.accountId) })),
  ),

  route(saveStaffView, ({ actor, body, write }) =>
    write(async (ctx) => ({ id: await saveView(ctx, body, actor.accountId) })),
  ),

  route(deleteStaffView, ({ actor, params, write }) =>
    write(async (ctx) => {
      const id = Number(params.viewId)
      if (!Number.isSafeInteger(id)) throw notFound('This view')
      await deleteView(ctx, id, { accountId: actor.accountId, isAdmin: hasRole(actor, 'admin') })
      return {}
    }),
  ),
]
