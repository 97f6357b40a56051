import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { escapeHtml } from '#kernel/html'
import { type PlainLanguage, plainDocument, plainLanguageOf } from './plain-page.ts'
import { rateLimitOf } from './rate-limit.ts'
import { siteOf } from './site.ts'

/** What stands on the page of a link; every text is escaped. */
export type LinkPage = {
  /** Of the person the link was written to; the browser's for a link nobody made. */
  language?: PlainLanguage | undefined
  title: string
  texts?: readonly string[]
  /** The press that does what the link is for. */
  button?: string
  links?: readonly { label: string; href: string }[]
}

type Links = {
  /** Where the links begin; what follows the last slash is the secret. */
  path: string
  /** Presses and looks of one visitor. */
  perMinute: number
  /** The page of a link; undefined when nobody made it. Acts when the button was pressed. */
  open: (secret: string, press: { isPressed: boolean; ip: string }) => Promise<LinkPage | undefined>
  unknown: (language: PlainLanguage) => LinkPage
}

const linkOf = ({ label, href }: { label: string; href: string }): string =>
  `<p><a class="quiet" href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`

const mainOf = ({ title, texts = [], button, links = [] }: LinkPage): string =>
  [
    `<h1>${escapeHtml(title)}</h1>`,
    ...texts.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(button ? [`<form method="post"><button>${escapeHtml(button)}</button></form>`] : []),
    ...links.map(linkOf),
  ].join('')

const policyWith = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/**
 * Pages behind secret links of emails. Opening one only asks, since mail scanners open every link; a press acts. No login
 * and no cookie: the secret in the link is the proof.
 */
export const linkPages = (server: FastifyInstance, app: App, { path, perMinute, open, unknown }: Links): void => {
  const htmlOf = (request: FastifyRequest, page: LinkPage, nonce: string): string =>
    plainDocument(
      {
        language: page.language ?? plainLanguageOf(request),
        title: `${page.title} | ${siteOf(app).name}`,
        main: mainOf(page),
      },
      nonce,
    )
  void server.register((pages, _options, done) => {
    // Mail readers post a form of either kind; what it says is the same for all and is not read.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null))
    })
    for (const method of ['GET', 'POST'] as const)
      pages.route<{ Params: { secret: string } }>({
        method,
        url: `${path}/:secret`,
        config: { rateLimit: rateLimitOf(app, { perMinute }) },
        handler: async (request, reply) => {
          const page = await open(request.params.secret, { isPressed: method === 'POST', ip: request.ip })
          const nonce = reply.cspNonce.style
          return reply
            .code(page ? 200 : 404)
            .headers({
              'cache-control': 'no-store',
              'content-security-policy': policyWith(nonce),
              'referrer-policy': 'no-referrer',
            })
            .type('text/html; charset=utf-8')
            .send(htmlOf(request, page ?? unknown(plainLanguageOf(request)), nonce))
        },
      })
    done()
  })
}
