import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { queueDelivery } from './deliveries.ts'
import { asText, type Fact } from './email.ts'
import { asHtml } from './email-html.ts'
import { reasonFor } from './frame-messages.ts'
import { senderOf, settingsPath } from './sender.ts'

/** To an address or number that someone gave, whether it belongs to an account or not. */
type ToSomebody = {
  to: string
  accountId: number | null
  /** The fact it tells of; the same fact, kind and recipient is written once. */
  fact: string
  kind: string
  /** Holds a code: what it says is forgotten once it has left. The subject must not hold it. */
  secret?: boolean
}

export type PlainEmail = ToSomebody & {
  subject: string
  heading: string
  paragraphs: readonly string[]
  facts?: readonly Fact[]
  /** `path` is one of this site. */
  action?: { label: string; path: string }
  /** Stops emails like this one without a login, by a link in it and by the mail reader’s own button (RFC 8058). */
  stopPath?: string
}
export type PlainText = ToSomebody & { subject: string; text: string }

/**
 * For the modules below: codes, and what is told to people about their account's safety. It asks for no preferences and
 * stands in no list; everything else is an event that notifications listen to. Queued in the caller's transaction.
 */
export interface Post {
  email: (ctx: WriteCtx, email: PlainEmail) => Promise<void>
  text: (ctx: WriteCtx, message: PlainText) => Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    post: Post
  }
}

const addressed = ({ to, accountId, fact, kind, secret = false }: ToSomebody, ctx: WriteCtx) => ({
  occasion: fact,
  kind,
  accountId: accountId ?? null,
  noticeId: null,
  recipient: to,
  secret,
  at: ctx.now,
})

/** The post office of this installation. */
export const createPost = (app: App): Post => {
  const email: Post['email'] = async (ctx, message) => {
    const { publicUrl } = app.config
    const { subject, heading, paragraphs, facts = [], action, stopPath } = message
    const stopHref = stopPath === undefined ? null : `${publicUrl}${stopPath}`
    const written = {
      language: 'en' as const,
      subject,
      preheader: heading,
      heading,
      paragraphs,
      facts,
      action: action ? { label: action.label, href: `${publicUrl}${action.path}` } : null,
      reason: reasonFor('en', message.accountId === null ? 'given_address' : 'account'),
      settingsHref: `${publicUrl}${settingsPath({ roles: [] })}`,
      stopHref,
    }
    const sender = senderOf(app)
    await queueDelivery(app, ctx, {
      ...addressed(message, ctx),
      channel: 'email',
      subject,
      text: asText(written, sender),
      html: asHtml(written, sender),
      ...(stopHref && { unsubscribe: stopHref }),
    })
  }
  return {
    email,
    async text(ctx, message) {
      const text = `${siteOf(app).name}: ${message.text}`
      await queueDelivery(app, ctx, { ...addressed(message, ctx), channel: 'sms', subject: message.subject, text })
    },
  }
}
