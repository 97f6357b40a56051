import { agreeOwnerStays, ownerStaysOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeForEditor } from '#modules/homes'
import { ownerNightsIn, ownerStayRulesOf, setOwnerStayRules } from './owner-stays.ts'
import { todayOf } from './stay-calendars.ts'

/** How owners may stay in their home: agreed with the team, visible to both. */
export const ownerStayRoutes: readonly Route[] = [
  route(ownerStaysOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const today = todayOf(home, ctx.now)
      const year = Number(today.slice(0, 4))
      const years = []
      for (const one of [year, year + 1]) years.push({ year: one, taken: await ownerNightsIn(ctx, home.id, one) })
      return { home: { id: home.id, name: home.name, today }, rules: await ownerStayRulesOf(ctx, home.id), years }
    }),
  ),

  route(agreeOwnerStays, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await setOwnerStayRules(ctx, params.id, body, actor.accountId)
      return {}
    }),
  ),
]
