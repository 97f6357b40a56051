import { said } from '@porchlight/wording'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { homesByIds } from '#modules/homes'
import type { AlertMatchNews } from './alert-history.ts'
import type { EmailAlertRow } from './tables.ts'

const alertPath = ({ token }: EmailAlertRow): string => `/search-alerts/${token}`
export const alertStopPath = (token: string): string => `/search-alerts/stop/${token}`

/** The most homes an email lists; the rest are a tap away. */
const mostNamed = 5

export const askToConfirm = (app: App, ctx: WriteCtx, alert: EmailAlertRow): Promise<void> =>
  app.adapters.post.email(ctx, {
    to: alert.email,
    accountId: null,
    fact: `search.alert.confirm:${alert.id}:${alert.requested_times}`,
    kind: 'search_alert',
    language: alert.language,
    subject: said('search.alert.confirm.subject', { search: alert.name }),
    heading: said('search.alert.confirm.heading'),
    paragraphs: [said('search.alert.confirm.text', { search: alert.name }), said('search.alert.confirm.stranger')],
    action: { label: said('search.alert.confirm.action'), path: alertPath(alert) },
    stopPath: alertStopPath(alert.token),
  })

/** Sends an alert about homes that newly match or cost less than before. */
export const tellMatches = async (
  app: App,
  ctx: WriteCtx,
  alert: EmailAlertRow,
  news: readonly AlertMatchNews[],
): Promise<void> => {
  const named = news.slice(0, mostNamed)
  const homes = await homesByIds(
    ctx,
    named.map(({ id }) => id),
  )
  const lines = named.flatMap(({ id, price, before }) => {
    const home = homes.find((one) => one.id === id)
    if (!home) return []
    const worth = (amount: number | null) => (amount === null ? 'none' : { amount, currency: home.currency })
    return [
      said('search.alert.home', { home: home.name, town: home.townName, price: worth(price), before: worth(before) }),
    ]
  })
  await app.adapters.post.email(ctx, {
    to: alert.email,
    accountId: null,
    fact: `search.alert:${alert.id}:${ctx.now.toISOString()}`,
    kind: 'search_alert',
    language: alert.language,
    subject: said('search.alert.found.subject', { search: alert.name, homes: news.length }),
    heading: said('search.alert.found.heading', { homes: news.length }),
    paragraphs: [said('search.alert.found.text', { search: alert.name }), ...lines],
    action: { label: said('search.alert.found.action'), path: `/book-a-property${alert.query && `?${alert.query}`}` },
    stopPath: alertStopPath(alert.token),
  })
}
