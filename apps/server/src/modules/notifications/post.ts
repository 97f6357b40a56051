import type { Language } from '@porchlight/contract'
import { type Said, textIn } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountById } from '#modules/accounts'
import { queueDelivery } from './deliveries.ts'
import { asText } from './email.ts'
import { asHtml } from './email-html.ts'
import { reasonFor } from './frame-messages.ts'
import { languageOf, senderOf, settingsPath } from './sender.ts'

/** Rendered in the recipient's language; a string is a person's text, or a name. */
type Words = Said | string

/** To an email address or phone number someone provided, with or without an account. */
type ToSomebody = {
  to: string
  accountId: number | null
  /** For a recipient without an account: the language they wrote in, English if unknown. */
  language?: Language
  /** The fact it announces; the same fact, kind, and recipient get one message. */
  fact: string
  kind: string
  /** Contains a code: its content is deleted after sending. The subject must not contain it. */
  secret?: boolean
}

export type PlainEmail = ToSomebody & {
  subject: Said
  heading: Said
  paragraphs: readonly Words[]
  facts?: readonly { label: Said; value: Words }[]
  /** `path` is on this site. */
  action?: { label: Said; path: string }
  /**
   * Unsubscribes from emails like this one without a login, through a link and the mail reader’s own button (RFC 8058).
   */
  stopPath?: string
}
export type PlainText = ToSomebody & { subject: Said; text: Said }

/**
 * For the modules below: codes, and messages about the safety of people's accounts. It ignores preferences and adds
 * nothing to lists; everything else is an event that notifications listen to. Queued in the caller's transaction.
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

type Reader = { language: Language; roles: Account['roles'] }

/** The account's language and roles, or the given language. */
const readerOf = async (ctx: ReadCtx, { accountId, language = 'en' }: ToSomebody): Promise<Reader> => {
  const account = accountId === null ? undefined : await accountById(ctx, accountId)
  return account ? { language: languageOf(account), roles: account.roles } : { language, roles: [] }
}

/** Creates this installation's email and text sender. */
export const createPost = (app: App): Post => {
  const email: Post['email'] = async (ctx, message) => {
    const { publicUrl } = app.config
    const { facts = [], action, stopPath } = message
    const reader = await readerOf(ctx, message)
    const { language } = reader
    const say = (words: Words): string => textIn(language, words)
    const [subject, heading] = [say(message.subject), say(message.heading)]
    const stopHref = stopPath === undefined ? null : `${publicUrl}${stopPath}`
    const written = {
      language,
      subject,
      preheader: heading,
      heading,
      paragraphs: message.paragraphs.map(say),
      facts: facts.map(({ label, value }) => ({ label: say(label), value: say(value) })),
      action: action ? { label: say(action.label), href: `${publicUrl}${action.path}` } : null,
      reason: reasonFor(language, message.accountId === null ? 'given_address' : 'account'),
      settingsHref: `${publicUrl}${settingsPath(reader, action?.path)}`,
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
      const { language } = await readerOf(ctx, message)
      const subject = textIn(language, message.subject)
      const text = `${siteOf(app).name}: ${textIn(language, message.text)}`
      await queueDelivery(app, ctx, { ...addressed(message, ctx), channel: 'sms', subject, text })
    },
  }
}
