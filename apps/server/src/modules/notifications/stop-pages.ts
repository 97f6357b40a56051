import type { FastifyInstance } from 'fastify'
import { rateLimitOf } from '#http/rate-limit'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { escaped } from './email.ts'
import { stopPage as words } from './frame-messages.ts'
import { emailThemes } from './palette.ts'
import { unsubscribe } from './preferences.ts'
import { stopSecret } from './secrets.ts'
import { stopPath } from './sender.ts'
import { type Stop, stopOf } from './stop-links.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const sheet = (app: App): string => {
  const { light, dark, display, text } = emailThemes[siteOf(app).theme]
  return `:root{color-scheme:light dark}body{margin:0;padding:12vh 24px;background:light-dark(${light.paper},${dark.paper});color:light-dark(${light.ink},${dark.ink});font:18px/1.5 ${text}}main{max-width:34rem;margin:auto}h1{font:400 34px/1.2 ${display}}button{min-height:48px;padding:0 28px;border:0;border-radius:8px;background:light-dark(${light.action},${dark.action});color:light-dark(${light['action-ink']},${dark['action-ink']});font:600 16px ${text};cursor:pointer}a{color:inherit}`
}

const page = (app: App, title: string, inside: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${words.title} | ${escaped(siteOf(app).name)}</title><style>${sheet(app)}</style></head>
<body><main><h1>${escaped(title)}</h1>${inside}</main></body></html>`

const settings = `<p><a href="/me/notifications">${words.settings}</a></p>`

const pageFor = (app: App, stop: Stop | undefined, isDone: boolean): string => {
  if (!stop) return page(app, words.title, `<p>${words.unknown}</p>`)
  const what = words.topics[stop.what]
  if (isDone) return page(app, words.stopped(what), settings)
  return page(app, words.ask(what), `<form method="post"><button>${words.stop}</button></form>${settings}`)
}

/**
 * The links at the foot of emails. Opening one only asks, since mail scanners open every link; a press, or the mail
 * reader's own button (RFC 8058), stops the emails. No login, no cookie: the link itself is signed.
 */
export const mountStopPages = (server: FastifyInstance, app: App): void => {
  void server.register((pages, _options, done) => {
    // Mail readers post a form of either kind; what it says is the same for all and is not read.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null))
    })
    const options = { config: { rateLimit: rateLimitOf(app, { perMinute: 60 }) } }
    for (const method of ['GET', 'POST'] as const)
      pages.route<{ Params: { token: string } }>({
        method,
        url: `${stopPath}/:token`,
        ...options,
        handler: async ({ params }, reply) => {
          const stop = await app.work.write(async (ctx) => {
            const found = stopOf(await stopSecret(app, ctx), params.token)
            if (found && method === 'POST') await unsubscribe(ctx, found)
            return found
          })
          return reply
            .code(stop ? 200 : 404)
            .header('cache-control', 'no-store')
            .header('content-security-policy', policy)
            .type('text/html; charset=utf-8')
            .send(pageFor(app, stop, method === 'POST'))
        },
      })
    done()
  })
}
