import type { FastifyInstance } from 'fastify'
import { rateLimitOf } from '#http/rate-limit'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { accountOfLink, stopPath, stopPayoutAccount } from './stop-link.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const style = `:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}body{margin:0;padding:12vh 1.5rem;background:light-dark(#f6f4ef,#14181d);color:light-dark(#14181d,#eef1f5)}main{max-width:34rem;margin:auto}h1{font-size:1.6rem;line-height:1.25}button{min-height:3rem;padding:0 1.75rem;border:0;border-radius:.5rem;background:light-dark(#9b1c1c,#f2a5a5);color:light-dark(#fff,#2a0a0a);font:inherit;font-weight:600;cursor:pointer}button:focus-visible{outline:3px solid currentColor;outline-offset:3px}a{color:inherit}`

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const page = (app: App, title: string, inside: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${title} | ${escaped(siteOf(app).name)}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${inside}</main></body></html>`

const call = (app: App): string => {
  const { contactPhone } = siteOf(app)
  return `<p>Questions? Call us: <a href="tel:${escaped(contactPhone.replace(/[^+\d]/g, ''))}">${escaped(contactPhone)}</a></p>`
}

const ask = (app: App, ending: string): string =>
  page(
    app,
    'Stop this payout account?',
    `<p>We won’t pay to the account ending in ${escaped(ending)}. Everybody is signed out of your account, and you set a new password by a code to your email.</p>
<form method="post"><button>This wasn’t me, stop it</button></form>${call(app)}`,
  )

const stopped = (app: App, ending: string): string =>
  page(
    app,
    'The payout account is stopped',
    `<p>Nothing goes to the account ending in ${escaped(ending)}. Everybody was signed out, and our team was alerted.</p>
<p><a href="/account">Set a new password</a></p>${call(app)}`,
  )

const unknown = (app: App): string =>
  page(app, 'This link doesn’t work', `<p>It may be incomplete. Copy it again from the message.</p>${call(app)}`)

/**
 * The link “This wasn’t me” in the notice of a new payout account. Opening it only asks, since mail scanners open every
 * link; one press stops the account. No login: the secret in the link is the proof.
 */
export const stopPages = (server: FastifyInstance, app: App): void => {
  void server.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null))
    })
    const options = { config: { rateLimit: rateLimitOf(app, { perMinute: 30 }) } }
    for (const method of ['GET', 'POST'] as const)
      pages.route<{ Params: { secret: string } }>({
        method,
        url: `${stopPath}/:secret`,
        ...options,
        handler: async ({ params: { secret }, ip }, reply) => {
          const found = await app.work.read((ctx) => accountOfLink(ctx, secret))
          if (found && method === 'POST') await app.work.write((ctx) => stopPayoutAccount(ctx, secret, ip))
          const isDone = found && (method === 'POST' || found.used_at !== null)
          const answer = isDone ? stopped : ask
          return reply
            .code(found ? 200 : 404)
            .header('cache-control', 'no-store')
            .header('content-security-policy', policy)
            .type('text/html; charset=utf-8')
            .send(found ? answer(app, found.ending) : unknown(app))
        },
      })
    done()
  })
}
