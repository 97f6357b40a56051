import { type NewsletterList, welcomeOffer } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import type { SubscriberRow } from './tables.ts'

/** The page of each list, where subscriptions are confirmed and topics chosen. */
export const pageOf: Readonly<Record<NewsletterList, string>> = {
  guests: '/subscribe-200',
  agents: '/subscribe-ta',
  'fresh-direct': '/collaborations/fresh-direct',
}

export const stopPathOf = (token: string): string => `/newsletter/unsubscribe/${token}`

export const askToConfirm = (app: App, ctx: WriteCtx, row: SubscriberRow): Promise<void> => {
  return app.adapters.post.email(ctx, {
    to: row.email,
    accountId: null,
    fact: `newsletter.confirm:${row.id}:${row.requested_times}`,
    kind: 'newsletter_confirm',
    language: row.language,
    subject: said('newsletter.confirm.subject', { company: siteOf(app).name }),
    heading: said('newsletter.confirm.heading'),
    paragraphs: [said('newsletter.confirm.text')],
    action: { label: said('newsletter.confirm.action'), path: `${pageOf[row.list]}?token=${row.token}` },
    stopPath: stopPathOf(row.token),
  })
}

export const welcome = (app: App, ctx: WriteCtx, row: SubscriberRow, code: string | null): Promise<void> => {
  const { minNights, ...amount } = welcomeOffer
  return app.adapters.post.email(ctx, {
    to: row.email,
    accountId: null,
    fact: `newsletter.welcome:${row.id}`,
    kind: 'newsletter_welcome',
    language: row.language,
    subject: code
      ? said('newsletter.code.subject', { amount })
      : said('newsletter.welcome.subject', { company: siteOf(app).name }),
    heading: said('newsletter.welcome.heading'),
    paragraphs: code
      ? [said('newsletter.code.text', { amount, nights: String(minNights) })]
      : [said('newsletter.welcome.text')],
    ...(code && { facts: [{ label: said('newsletter.code.label'), value: code }] }),
    action: { label: said('newsletter.manage'), path: `${pageOf[row.list]}?token=${row.token}` },
    stopPath: stopPathOf(row.token),
  })
}
