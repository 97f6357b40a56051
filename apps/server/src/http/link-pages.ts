import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { escapeHtml } from '#kernel/html'
import { type PlainLanguage, plainDocument, plainLanguageOf } from './plain-page.ts'
import { rateLimitOf } from './rate-limit.ts'
import { siteOf } from './site.ts'

/** The content of a link's page; every text is escaped. */
export type LinkPage = {
  /** The language of the person the link was sent to; the browser's for an unknown link. */
  language?: PlainLanguage | undefined
  title: string
  texts?: readonly string[]
  /** The button that does what the link is for. */
  button?: string
  links?: readonly { label: string; href: string }[]
}

type Links = {
  /** The path prefix of the links; what follows the last slash is the secret. */
  path: string
  /** Requests (views and button presses) of one visitor. */
  perMinute: number
  /** The page of a link; undefined for an unknown link. Acts when the button was pressed. */
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
 * Pages behind secret links in emails. Opening one only asks, since mail scanners open every link; pressing the button
 * acts. No login and no cookie: the secret in the link is the proof.
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
    // Mail clients post a form of either kind; its content is the same for all and is not read.
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
