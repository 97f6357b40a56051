import type { AnalyticsDesk } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { countsOf } from './counts.ts'
import { settingsNow, versionOfSettings } from './settings.ts'

/** The settings without secrets, and the figures. */
export const analyticsDesk = async (app: App, ctx: ReadCtx): Promise<AnalyticsDesk> => {
  const settings = await settingsNow(ctx, app.seal)
  const { policy, measurementId, pixelId, webhookUrl, secrets, changedAt, changedBy } = settings
  const person = changedBy === null ? undefined : (await accountsByIds(ctx, [changedBy])).get(changedBy)
  return {
    policy,
    knowsCountry: app.config.countryHeader !== undefined,
    ga4: { measurementId, hasSecret: secrets.ga4 !== '' },
    meta: { pixelId, hasSecret: secrets.meta !== '' },
    webhook: { url: webhookUrl, hasSecret: secrets.webhook !== '' },
    version: versionOfSettings(settings),
    changedAt: changedAt?.toISOString() ?? null,
    changedBy: person ? `${person.firstName} ${person.lastName}` : null,
    ...(await countsOf(ctx)),
    deliveries: [...app.adapters.analytics.deliveries],
  }
}
