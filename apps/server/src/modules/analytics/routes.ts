import { analyticsNow, saveAnalytics } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { refuseUnconfirmed, requireFreshSecondFactor } from '#modules/accounts'
import { saveSettings } from './settings.ts'
import { analyticsDesk } from './views.ts'

export const routes: readonly Route[] = [
  route(analyticsNow, async ({ app, read }) => {
    await app.adapters.analytics.flush()
    return read((ctx) => analyticsDesk(app, ctx))
  }),

  route(
    saveAnalytics,
    async ({ app, actor, body, write }) => {
      // Someone using another person's open session must not be able to send visitor events to a destination of their
      // own.
      refuseUnconfirmed(actor, app.clock.now())
      await app.work.read((ctx) => requireFreshSecondFactor(ctx, actor))
      const desk = await write(async (ctx) => {
        await saveSettings(app, ctx, body, actor.accountId)
        return analyticsDesk(app, ctx)
      })
      await app.adapters.analytics.refresh()
      return desk
    },
    { allowance: { perMinute: 10 } },
  ),
]
