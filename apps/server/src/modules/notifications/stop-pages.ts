import type { Language } from '@porchlight/contract'
import { render, said } from '@porchlight/wording'
import type { FastifyInstance } from 'fastify'
import { type LinkPage, linkPages } from '#http/link-pages'
import type { App } from '#kernel/app'
import { accountById } from '#modules/accounts'
import { unsubscribe } from './preferences.ts'
import { stopSecret } from './secrets.ts'
import { languageOf, stopPath } from './sender.ts'
import { type Stop, stopOf } from './stop-links.ts'

const pageOf = (language: Language, { what }: Stop, isStopped: boolean): LinkPage => {
  const topic = said(`mail.stop.topic.${what}`)
  return {
    language,
    title: render(language, said(isStopped ? 'mail.stop.stopped' : 'mail.stop.ask', { topic })),
    ...(isStopped
      ? { texts: [render(language, said('mail.stop.on_site'))] }
      : { button: render(language, said('mail.stop.button')) }),
    links: [{ label: render(language, said('mail.frame.settings')), href: '/me/notifications' }],
  }
}

/** The unsubscribe links in email footers, and the unsubscribe button of mail readers (RFC 8058). */
export const stopPages = (server: FastifyInstance, app: App): void =>
  linkPages(server, app, {
    path: stopPath,
    perMinute: 60,
    open: (token, { isPressed }) =>
      app.work.write(async (ctx) => {
        const stop = stopOf(await stopSecret(app, ctx), token)
        if (!stop) return
        if (isPressed) await unsubscribe(ctx, stop)
        const account = await accountById(ctx, stop.accountId)
        return pageOf(account ? languageOf(account) : 'en', stop, isPressed)
      }),
    unknown: (language) => ({
      title: render(language, said('mail.stop.title')),
      texts: [render(language, said('mail.stop.unknown'))],
    }),
  })
