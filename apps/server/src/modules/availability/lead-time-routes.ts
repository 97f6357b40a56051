import { addDays, type BodyOf, keepLeadTime, leadTimeOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { type Confirmed, confirmConcerns } from '#kernel/confirm-concerns'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Home, homeEditorOf, homeForEditor, settleSteps } from '#modules/homes'
import { closingConcerns } from './engine/closing.ts'
import { noteConfirmed, ownSettingsOf, setStaySettings, stayRulesOf } from './home-calendar.ts'
import { type SupposedRules, shortestStays, todayOf } from './stay-calendars.ts'

const daysAhead = 365

/**
 * A home that nobody could book is taken off the market by pausing it, which says so; one that hardly anyone could book
 * needs a reason.
 * @throws Problem 422 `closes_home`, `confirmation_needed`
 */
const confirmedOf = async (
  ctx: ReadCtx,
  home: Home,
  { confirm, ...settings }: BodyOf<typeof keepLeadTime>,
): Promise<Confirmed | null> => {
  const today = todayOf(home, ctx.now)
  const to = addDays(today, daysAhead)
  const rules = (await stayRulesOf(ctx, [home.id])).get(home.id) ?? []
  const arrivals = async (supposed?: SupposedRules) =>
    ((await shortestStays(ctx, [home], today, to, supposed)).get(home.id) ?? []).length
  const effect = { before: await arrivals(), after: await arrivals({ rules, settings }) }
  if (effect.before > 0 && effect.after === 0)
    throw new Problem(
      422,
      'closes_home',
      'With this setting, nobody could book the home. To take it off the market, pause it.',
      undefined,
      { required: ['windowDays'] },
    )
  return confirmConcerns(closingConcerns(effect), confirm)
}

/** How far ahead a home is booked, as its owner says; with it that step of its set-up is done. */
export const leadTimeRoutes: readonly Route[] = [
  route(leadTimeOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name } = await homeForEditor(ctx, actor, params.id)
      const { noticeDays, sameDayCutoffHour, windowDays, preparationNights } = await ownSettingsOf(ctx, id)
      return { home: { id, name }, leadTime: { noticeDays, sameDayCutoffHour, windowDays, preparationNights } }
    }),
  ),

  route(keepLeadTime, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { id } = home
      const confirmed = await confirmedOf(ctx, home, body)
      const { confirm: _, ...settings } = body
      await setStaySettings(ctx, id, settings)
      if (confirmed) await noteConfirmed(ctx, id, { ...confirmed, by: actor.accountId, at: ctx.now.toISOString() })
      await settleSteps(ctx, id, [{ step: 'lead-time', state: 'done' }], await homeEditorOf(ctx, actor, id))
      return {}
    }),
  ),
]
