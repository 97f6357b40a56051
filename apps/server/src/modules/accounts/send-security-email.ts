import { said, sentences } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { PayloadOf } from '#kernel/events'
import type { WriteCtx } from '#kernel/work'
import type { SafetyEvent, SafetyEvents } from './events.ts'
import { accountById } from './queries.ts'
import { securityMessages } from './security-messages.ts'

type PlainEmail = Parameters<App['adapters']['post']['email']>[1]

/** Queues an email in the caller's transaction. */
export const sendEmail = (app: App, ctx: WriteCtx, email: PlainEmail): Promise<void> =>
  app.adapters.post.email(ctx, email)

/** Notifies an account's owner of a security event; a changed address or number is announced to the old one. */
export const sendSecurityEmail = <Name extends SafetyEvent>(
  app: App,
  event: Name,
  payload: PayloadOf<SafetyEvents[Name]>,
): Promise<void> =>
  app.work.write(async (ctx) => {
    const account = await accountById(ctx, payload.accountId)
    if (!account || account.closed) return
    const { subject, paragraphs, action, brief } = securityMessages[event](payload, account.firstName)
    const { oldEmail, oldPhone }: { at: string; oldEmail?: string; oldPhone?: string } = payload
    await sendEmail(app, ctx, {
      to: oldEmail ?? account.email,
      accountId: account.id,
      fact: `${event}:${account.id}:${payload.at}`,
      kind: event,
      subject,
      heading: subject,
      paragraphs,
      action: { label: action, path: '/account' },
    })
    if (oldPhone && brief)
      await app.adapters.post.text(ctx, {
        to: oldPhone,
        accountId: account.id,
        fact: `${event}:${account.id}:${payload.at}:text`,
        kind: event,
        subject,
        text: sentences(brief, said('security.call', { phone: siteOf(app).contactPhone })),
      })
  })
