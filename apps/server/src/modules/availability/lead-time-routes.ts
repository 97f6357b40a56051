import { addDays, type BodyOf, keepLeadTime, leadTimeOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { type ConfirmedBy, confirmConcerns, confirmedBy, confirmedView } from '#kernel/confirm-concerns'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import { type Home, homeEditorOf, homeForEditor, settleSteps } from '#modules/homes'
import { closingConcerns } from './engine/closing.ts'
import { noteConfirmed, ownSettingsOf, setStaySettings, stayConfirmationOf, stayRulesOf } from './home-calendar.ts'
import { type SupposedRules, shortestStays, todayOf } from './stay-calendars.ts'

const daysAhead = 365

/**
 * A home that no one could book must be taken off the market by pausing it, which says so; one that hardly anyone could
 * book needs a reason. An earlier reason remains valid while the home is no more closed than it was when confirmed.
 * @throws Problem 422 `closes_home`, `confirmation_needed`
 */
const confirmedOf = async (
  ctx: ReadCtx,
  home: Home,
  { confirm, ...settings }: BodyOf<typeof keepLeadTime>,
  by: number,
): Promise<ConfirmedBy | null> => {
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
  const confirmed = confirmedBy(confirmConcerns(closingConcerns(effect), confirm), by, ctx.now)
  return confirmed ?? stillMeant(await stayConfirmationOf(ctx, home.id), effect.after)
}

const stillMeant = (earlier: ConfirmedBy | null, after: number): ConfirmedBy | null => {
  const isStillClosed = earlier?.concerns.some(
    (concern) => concern.code === 'closes_home' && closingConcerns({ before: concern.before, after }).length > 0,
  )
  return isStillClosed ? earlier : null
}

/** How far ahead a home can be booked, set by its owner; this completes that setup step. */
export const leadTimeRoutes: readonly Route[] = [
  route(leadTimeOfHome, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { id, name } = await homeForEditor(ctx, actor, params.id)
      const { noticeDays, sameDayCutoffHour, windowDays, preparationNights } = await ownSettingsOf(ctx, id)
      const confirmed = await stayConfirmationOf(ctx, id)
      const nameOf = await nameOfAccounts(ctx, confirmed ? [confirmed.by] : [])
      return {
        home: { id, name },
        leadTime: { noticeDays, sameDayCutoffHour, windowDays, preparationNights },
        confirmed: confirmedView(confirmed, nameOf),
      }
    }),
  ),

  route(keepLeadTime, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { id } = home
      const confirmed = await confirmedOf(ctx, home, body, actor.accountId)
      const { confirm: _, ...settings } = body
      await setStaySettings(ctx, id, settings)
      await noteConfirmed(ctx, id, confirmed)
      await settleSteps(ctx, id, [{ step: 'lead-time', state: 'done' }], await homeEditorOf(ctx, actor, id))
      return {}
    }),
  ),
]
