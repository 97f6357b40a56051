import { type NewsletterList, welcomeOffer } from '@porchlight/contract'
import { formatsOf, render } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import type { SubscriberRow } from './tables.ts'

/** The page of each list, where it is confirmed and its topics are chosen. */
export const pageOf: Readonly<Record<NewsletterList, string>> = {
  guests: '/subscribe-200',
  agents: '/subscribe-ta',
  'fresh-direct': '/collaborations/fresh-direct',
}

export const stopPathOf = (token: string): string => `/newsletter/unsubscribe/${token}`

type Sayable = Parameters<typeof render>[1]['code']

export const askToConfirm = (app: App, ctx: WriteCtx, row: SubscriberRow): Promise<void> => {
  const say = (code: Sayable, params: Record<string, string> = {}) => render(row.language, { code, params })
  return app.adapters.post.email(ctx, {
    to: row.email,
    accountId: null,
    fact: `newsletter.confirm:${row.id}:${row.requested_times}`,
    kind: 'newsletter_confirm',
    subject: say('newsletter.confirm.subject', { company: siteOf(app).name }),
    heading: say('newsletter.confirm.heading'),
    paragraphs: [say('newsletter.confirm.text')],
    action: { label: say('newsletter.confirm.action'), path: `${pageOf[row.list]}?token=${row.token}` },
    stopPath: stopPathOf(row.token),
  })
}

export const welcome = (app: App, ctx: WriteCtx, row: SubscriberRow, code: string | null): Promise<void> => {
  const say = (wording: Sayable, params: Record<string, string> = {}) => render(row.language, { code: wording, params })
  const { minNights, ...worth } = welcomeOffer
  const amount = formatsOf(row.language).money(worth)
  return app.adapters.post.email(ctx, {
    to: row.email,
    accountId: null,
    fact: `newsletter.welcome:${row.id}`,
    kind: 'newsletter_welcome',
    subject: code
      ? say('newsletter.code.subject', { amount })
      : say('newsletter.welcome.subject', { company: siteOf(app).name }),
    heading: say('newsletter.welcome.heading'),
    paragraphs: code
      ? [say('newsletter.code.text', { amount, nights: String(minNights) })]
      : [say('newsletter.welcome.text')],
    ...(code && { facts: [{ label: say('newsletter.code.label'), value: code }] }),
    action: { label: say('newsletter.manage'), path: `${pageOf[row.list]}?token=${row.token}` },
    stopPath: stopPathOf(row.token),
  })
}
