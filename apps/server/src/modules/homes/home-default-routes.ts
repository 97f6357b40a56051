import { changeHomeDefault, homeDefaultsDesk, homeDefaultsOf, previewHomeDefault } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { dryRun } from '#kernel/dry-run'
import { saveHomeDefault } from './home-default-commands.ts'
import { defaultsOfHome, homeDefaultsForStaff } from './home-default-views.ts'
import { homeById } from './queries.ts'

const shownChanges = 100

export const homeDefaultRoutes: readonly Route[] = [
  route(homeDefaultsDesk, ({ snapshot }) => snapshot(homeDefaultsForStaff)),

  route(homeDefaultsOf, ({ params, read }) => read(async (ctx) => defaultsOfHome(ctx, await homeById(ctx, params.id)))),

  route(previewHomeDefault, ({ actor, body: { change }, write }) =>
    dryRun(write, async (ctx) => {
      const changes = await saveHomeDefault(ctx, change, { by: actor.accountId, reason: 'Preview' })
      const homes = new Set(changes.map(({ home }) => home.id))
      return {
        homes: homes.size,
        affected: changes
          .toSorted((a, b) => a.home.name.localeCompare(b.home.name))
          .slice(0, shownChanges)
          .map(({ home: { id, name }, setting, before, after }) => ({ id, name, setting, before, after })),
      }
    }),
  ),

  route(changeHomeDefault, ({ actor, body: { change, reason }, write }) =>
    write(async (ctx) => {
      const changes = await saveHomeDefault(ctx, change, { by: actor.accountId, reason })
      return { homes: new Set(changes.map(({ home }) => home.id)).size }
    }),
  ),
]
