import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonProblem, sendProblem } from '#http/answer'
import { isFromOurPage } from '#http/page-forms'
import { plainLanguageOf } from '#http/plain-page'
import { rateLimitOf } from '#http/rate-limit'
import { forgetArrivals, keepArrival, markInForm } from '#http/referral-cookie'
import type { App } from '#kernel/app'
import { consentCookie, consentDays, consentIn, consentWording, cookieOf } from './rules.ts'
import { db } from './tables.ts'
import { consentTextIn, consentWords } from './words.ts'

const address = '/privacy-choices'

/** Where the visitor came from: one of our pages, otherwise the home page. */
const backOf = ({ headers: { referer }, host }: FastifyRequest): string => {
  if (!referer || !URL.canParse(referer)) return '/'
  const { host: from, pathname, search } = new URL(referer)
  return from === host && !pathname.startsWith('//') ? `${pathname}${search}` : '/'
}

const choiceIn = (body: unknown): 'granted' | 'declined' | undefined => {
  const choice = new URLSearchParams(String(body)).get('choice')
  return choice === 'granted' || choice === 'declined' ? choice : undefined
}

const record = (app: App, request: FastifyRequest, choice: 'granted' | 'declined', id: string): Promise<unknown> =>
  app.work.write((ctx) =>
    db(ctx)
      .insertInto('analytics.consent')
      .values({
        id,
        at: ctx.now,
        choice,
        country: app.adapters.analytics.countryOf(request),
        language: plainLanguageOf(request),
        wording: consentWording,
      })
      .execute(),
  )

const page = (app: App, request: FastifyRequest, nonce: string): string => {
  const language = plainLanguageOf(request)
  const words = consentWords[language]
  const state = request.headers['sec-gpc'] === '1' ? 'gpc' : consentIn(request.cookies[consentCookie]).choice
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style nonce="${nonce}">
:root{color-scheme:light dark;font:1.0625rem/1.55 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f7f5f0,#14181d);color:light-dark(#1c2228,#eef1f5)}
main{width:min(36rem,calc(100vw - 3rem))}h1{font-size:1.75rem;line-height:1.2}form{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-block:24px}
button{min-height:48px;border:1px solid currentColor;border-radius:8px;background:none;color:inherit;font:600 1rem/1 inherit;cursor:pointer}a{color:inherit}</style></head>
<body><main><h1>${words.title}</h1><p><strong>${words.states[state]}</strong></p><p>${consentTextIn(language, app.adapters.analytics.asksOfPartners(request))}</p><form method="post" action="${address}"><button name="choice" value="declined">${words.decline}</button><button name="choice" value="granted">${words.accept}</button></form><p><a href="/">${words.back}</a> · <a href="/terms/privacy-policy">${words.privacy}</a></p></main></body></html>`
}

/** Accepts the banner's choice, and shows the banner again for a change. Works without scripts. */
export const consentPages = (server: FastifyInstance, app: App): void => {
  void server.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, text, parsed) => parsed(null, text),
    )
    const config = { rateLimit: rateLimitOf(app, { perMinute: 30 }) }
    pages.get(address, { config }, (request, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-language, sec-gpc' })
        .type('text/html; charset=utf-8')
        .send(page(app, request, reply.cspNonce.style)),
    )
    pages.post(address, { config }, async (request, reply): Promise<FastifyReply> => {
      const choice = choiceIn(request.body)
      if (!isFromOurPage(request))
        return sendProblem(request, reply, commonProblem(403, 'forbidden', 'Send this form from its page.'))
      if (!choice) return sendProblem(request, reply, commonProblem(400, 'unreadable', 'Choose one of the two.'))
      const id = randomUUID()
      await record(app, request, choice, id)
      reply.setCookie(consentCookie, cookieOf(choice === 'granted' ? { choice, id } : { choice }), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.isSecure || app.config.publicUrl.startsWith('https:'),
        maxAge: consentDays * 86_400,
      })
      const mark = choice === 'granted' ? markInForm(String(request.body)) : undefined
      if (mark) keepArrival(app, request, reply, mark)
      if (choice === 'declined') forgetArrivals(reply)
      return reply.header('cache-control', 'no-store').redirect(backOf(request), 303)
    })
    done()
  })
}
