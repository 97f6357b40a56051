import { changeHomeGroup, homeGroupsDesk, previewHomeGroup } from '@porchlight/contract'
import { teamScope } from '#http/home-scope'
import { type Route, route } from '#http/route'
import { dryRun } from '#kernel/dry-run'
import { forbidden } from '#kernel/problem'
import { homesInSearch, membersOfGroups } from '#modules/homes'
import { previewFees } from './fee-previews.ts'
import { changeGroup } from './group-changes.ts'
import { groupsForStaff } from './group-views.ts'

export const groupRoutes: readonly Route[] = [
  route(homeGroupsDesk, ({ snapshot }) => snapshot(groupsForStaff)),

  route(previewHomeGroup, ({ actor, body: { change, stay }, write }) =>
    dryRun(write, async (ctx) => {
      let [settings, members] = [0, 0]
      const fees = await previewFees(ctx, { stay, day: ctx.today }, async () => {
        const saved = await changeGroup(ctx, change, { by: actor.accountId, reason: 'Preview' })
        settings = saved.settings
        members = (await membersOfGroups(ctx, await homesInSearch(ctx))).get(saved.group)?.length ?? 0
      })
      return { ...fees, settings, members }
    }),
  ),

  route(changeHomeGroup, ({ app, actor, body: { change, reason }, write }) =>
    write(async (ctx) => {
      const before = await teamScope(app, ctx, actor)
      const { group, homes } = await changeGroup(ctx, change, { by: actor.accountId, reason })
      const after = await teamScope(app, ctx, actor)
      // Someone limited to groups must not add homes to their own access.
      if (before && (!after || [...after.ids].some((id) => !before.ids.has(id)))) throw forbidden()
      return { group, homes: homes.length }
    }),
  ),
]
