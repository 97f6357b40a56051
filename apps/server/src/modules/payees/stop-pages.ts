import type { Language } from '@porchlight/contract'
import { render, type Said, said } from '@porchlight/wording'
import type { FastifyInstance } from 'fastify'
import { type LinkPage, linkPages } from '#http/link-pages'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { accountById } from '#modules/accounts'
import { accountOfLink, stopPath, stopPayoutAccount } from './stop-link.ts'

/** The link “This wasn’t me” in the notice of a new payout account: one click stops the account. */
export const stopPages = (server: FastifyInstance, app: App): void => {
  const wordsIn = (language: Language) => {
    const { contactPhone: phone } = siteOf(app)
    const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
    return { text, call: { label: text('payout_stop.call', { phone }), href: `tel:${phone.replace(/[^+\d]/g, '')}` } }
  }
  const pageOf = (language: Language, ending: string, isStopped: boolean): LinkPage => {
    const { text, call } = wordsIn(language)
    return isStopped
      ? {
          language,
          title: text('payout_stop.stopped'),
          texts: [text('payout_stop.stopped_text', { ending })],
          links: [{ label: text('payout_stop.new_password'), href: '/account' }, call],
        }
      : {
          language,
          title: text('payout_stop.ask'),
          texts: [text('payout_stop.ask_text', { ending })],
          button: text('payout_stop.button'),
          links: [call],
        }
  }
  linkPages(server, app, {
    path: stopPath,
    perMinute: 30,
    open: async (secret, { isPressed, ip }) => {
      const found = await app.work.read(async (ctx) => {
        const link = await accountOfLink(ctx, secret)
        return (
          link && { ...link, language: (await accountById(ctx, link.account_id))?.language as Language | undefined }
        )
      })
      if (!found) return
      if (isPressed) await app.work.write((ctx) => stopPayoutAccount(ctx, secret, ip))
      return pageOf(found.language ?? 'en', found.ending, isPressed || found.used_at !== null)
    },
    unknown: (language) => {
      const { text, call } = wordsIn(language)
      return { title: text('payout_stop.unknown'), texts: [text('payout_stop.unknown_text')], links: [call] }
    },
  })
}
