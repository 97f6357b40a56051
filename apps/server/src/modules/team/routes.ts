import {
  homeLimitsOf,
  myStartPage,
  setHomeLimits,
  setPermissions,
  setRoles,
  setStartPage,
  startPageOfStaff,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import { refuseAbove, refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import { changePermissions, changeRoles, personNow } from './commands.ts'
import { changeHomeLimits, homeLimitsView } from './home-limits.ts'
import { saveStartPage, startPageSetting } from './start-pages.ts'

const refuseOneself = (actor: Person, id: number): void => {
  if (actor.accountId === id) throw new Problem(409, 'own_account', 'Someone else has to do this for you.')
}

export const routes: readonly Route[] = [
  route(setRoles, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      refuseOneself(actor, params.id)
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      await refuseAbove(ctx, actor, params.id)
      const outcome = await changeRoles(ctx, { ...body, accountId: params.id, actor })
      return { ...(await personNow(ctx, params.id)), outcome }
    }),
  ),

  route(setPermissions, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      refuseOneself(actor, params.id)
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const outcome = await changePermissions(ctx, { ...body, accountId: params.id, actor })
      return { ...(await personNow(ctx, params.id)), outcome }
    }),
  ),

  route(myStartPage, ({ actor, read }) =>
    read(async (ctx) => {
      const { chosen, usual } = await startPageSetting(ctx, actor.accountId)
      return { page: chosen ?? usual }
    }),
  ),
  route(startPageOfStaff, ({ params, read }) => read((ctx) => startPageSetting(ctx, params.id))),
  route(setStartPage, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await saveStartPage(ctx, params.id, body.page, actor.accountId)
      return startPageSetting(ctx, params.id)
    }),
  ),

  route(homeLimitsOf, ({ params, read }) => read((ctx) => homeLimitsView(ctx, params.id))),

  route(setHomeLimits, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      refuseOneself(actor, params.id)
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const outcome = await changeHomeLimits(ctx, { ...body, accountId: params.id }, actor.accountId)
      return { ...(await homeLimitsView(ctx, params.id)), outcome }
    }),
  ),
]
