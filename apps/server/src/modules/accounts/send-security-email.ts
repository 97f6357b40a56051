import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { EventPayload } from '#kernel/outbox'
import { accountById } from './queries.ts'
import { type SecurityEvent, type SecurityMessage, securityMessages } from './security-messages.ts'

/** Tells the owner of an account what happened to its safety; of a changed address or number, at the old one. */
export const sendSecurityEmail = (app: App, event: SecurityEvent, payload: EventPayload): Promise<void> =>
  app.work.write(async (ctx) => {
    const account = await accountById(ctx, Number(payload.accountId))
    if (!account || account.closed) return
    const write: (payload: EventPayload) => SecurityMessage = securityMessages[event]
    const { subject, paragraphs, action } = write(payload)
    const [first = '', ...others] = paragraphs
    await app.adapters.post.letter(ctx, {
      to: typeof payload.oldEmail === 'string' ? payload.oldEmail : account.email,
      accountId: account.id,
      fact: `${event}:${account.id}:${String(payload.at)}`,
      kind: event,
      subject,
      heading: subject,
      paragraphs: [`Hi ${account.firstName}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others],
      action: { label: action, path: '/account' },
    })
    if (typeof payload.oldPhone === 'string')
      await app.adapters.post.text(ctx, {
        to: payload.oldPhone,
        accountId: account.id,
        fact: `${event}:${account.id}:${String(payload.at)}:text`,
        kind: event,
        subject,
        text: `${first} If it was not you, please call us: ${siteOf(app).contactPhone}`,
      })
  })
