import { keepLeadTime, leadTimeOfHome } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeKeptBy, keeperOf, settleSteps } from '#modules/homes'
import { ownSettingsOf, setStaySettings } from './home-calendar.ts'

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
      const { id } = await homeKeptBy(ctx, actor, params.id)
      await setStaySettings(ctx, id, body)
      await settleSteps(ctx, id, [{ step: 'lead-time', state: 'done' }], await keeperOf(ctx, actor, id))
      return {}
    }),
  ),
]
