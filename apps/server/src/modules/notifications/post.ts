import type { Language } from '@porchlight/contract'
import { type Said, textIn } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { queueDelivery } from './deliveries.ts'
import { asText } from './email.ts'
import { asHtml } from './email-html.ts'
import { reasonFor } from './frame-messages.ts'
import { languageOf, senderOf, settingsPath } from './sender.ts'

/** Rendered in the language of the recipient; a string is what a person wrote, or a name. */
type Words = Said | string

/** To an address or number that someone gave, whether it belongs to an account or not. */
type ToSomebody = {
  to: string
  accountId: number | null
  /** Of a recipient without an account: the language they wrote in, English unless known. */
  language?: Language
  /** The fact it tells of; the same fact, kind and recipient is written once. */
  fact: string
  kind: string
  /** Holds a code: what it says is forgotten once it has left. The subject must not hold it. */
  secret?: boolean
}

export type PlainEmail = ToSomebody & {
  subject: Said
  heading: Said
  paragraphs: readonly Words[]
  facts?: readonly { label: Said; value: Words }[]
  /** `path` is one of this site. */
  action?: { label: Said; path: string }
  /** Stops emails like this one without a login, by a link in it and by the mail reader’s own button (RFC 8058). */
  stopPath?: string
}
export type PlainText = ToSomebody & { subject: Said; text: Said }

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

/** The language of the account, or the given one. */
const languageFor = async (ctx: ReadCtx, { accountId, language = 'en' }: ToSomebody): Promise<Language> => {
  const account = accountId === null ? undefined : await accountById(ctx, accountId)
  return account ? languageOf(account) : language
}

/** The post office of this installation. */
export const createPost = (app: App): Post => {
  const email: Post['email'] = async (ctx, message) => {
    const { publicUrl } = app.config
    const { facts = [], action, stopPath } = message
    const language = await languageFor(ctx, message)
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
      const language = await languageFor(ctx, message)
      const subject = textIn(language, message.subject)
      const text = `${siteOf(app).name}: ${textIn(language, message.text)}`
      await queueDelivery(app, ctx, { ...addressed(message, ctx), channel: 'sms', subject, text })
    },
  }
}
