import { addDays, keepLeadTime, type LeadTime, leadTimeOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Home, homeKeptBy, keeperOf, settleSteps } from '#modules/homes'
import { ownSettingsOf, setStaySettings, stayRulesOf } from './home-calendar.ts'
import { type SupposedRules, shortestStays, todayOf } from './stay-calendars.ts'

const daysAhead = 365

/** A home that nobody could book is taken off the market by pausing it, which says so. @throws Problem 422 `closes_home` */
const refuseClosing = async (ctx: ReadCtx, home: Home, settings: LeadTime): Promise<void> => {
  const today = todayOf(home, ctx.now)
  const to = addDays(today, daysAhead)
  const rules = (await stayRulesOf(ctx, [home.id])).get(home.id) ?? []
  const open = async (supposed?: SupposedRules) =>
    ((await shortestStays(ctx, [home], today, to, supposed)).get(home.id) ?? []).length > 0
  if ((await open()) && !(await open({ rules, settings })))
    throw new Problem(
      422,
      'closes_home',
      'With this nobody could book the home. To take it off the market, pause it.',
      undefined,
      { required: ['windowDays'] },
    )
}

/** How far ahead a home is booked, as its owner says; with it that step of its set-up is done. */
export const leadTimeRoutes: readonly Route[] = [
  route(leadTimeOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name } = await homeKeptBy(ctx, actor, params.id)
      const { noticeDays, sameDayCutoffHour, windowDays, preparationNights } = await ownSettingsOf(ctx, id)
      return { home: { id, name }, leadTime: { noticeDays, sameDayCutoffHour, windowDays, preparationNights } }
    }),
  ),

  route(keepLeadTime, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const home = await homeKeptBy(ctx, actor, params.id)
      const { id } = home
      await refuseClosing(ctx, home, body)
      await setStaySettings(ctx, id, body)
      await settleSteps(ctx, id, [{ step: 'lead-time', state: 'done' }], await keeperOf(ctx, actor, id))
      return {}
    }),
  ),
]
