import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#kernel/html'

export const plainLanguages = ['en', 'es', 'fr', 'de'] as const
export type PlainLanguage = (typeof plainLanguages)[number]

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f7f5f0, #14181d); }
main { width: min(32rem, calc(100vw - 3rem)); color: light-dark(#1c2228, #eef1f5); }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1.5rem; }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: .5rem; font-weight: 600; text-decoration: none;
  background: light-dark(#14508c, #8fc1f5); color: light-dark(#fff, #10202f); }
a:focus-visible, button:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
button { min-height: 3rem; margin-block-end: 1.5rem; padding: .75rem 1.5rem; border: 0; border-radius: .5rem; font: inherit;
  font-weight: 600; background: light-dark(#14508c, #8fc1f5); color: light-dark(#fff, #10202f); cursor: pointer; }
a.quiet { display: inline; padding: 0; background: none; color: inherit; text-decoration: underline; }`

const isSpoken = (language: string | undefined): language is PlainLanguage =>
  plainLanguages.some((one) => one === language)

/** The language chosen before, otherwise the first one the browser accepts that we support, otherwise English. */
export const plainLanguageOf = ({ cookies, headers }: FastifyRequest): PlainLanguage => {
  const requested = (headers['accept-language'] ?? '').split(',', 10).map((one) => one.trim().slice(0, 2).toLowerCase())
  return [cookies?.language, ...requested].find(isSpoken) ?? 'en'
}

export type PlainPage = {
  language: PlainLanguage
  title: string
  text: string
  action: { label: string; href: string }
  /** Reloads the page after this many seconds. */
  seconds?: number
}

type Document = { language: PlainLanguage; title: string; head?: string; main: string }

/** A page independent of the product's own pages. `head` and `main` are HTML; the title is plain text. */
export const plainDocument = ({ language, title, head = '', main }: Document, nonce: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${head}<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main>${main}</main></body></html>`

/** Sent where none of our own pages can be rendered. */
const htmlOf = ({ language, title, text, action, seconds }: PlainPage, nonce: string): string =>
  plainDocument(
    {
      language,
      title,
      head: seconds ? `<meta http-equiv="refresh" content="${seconds}">` : '',
      main: `<h1>${title}</h1><p>${text}</p><a href="${action.href}">${action.label}</a>`,
    },
    nonce,
  )

/** Sends the page with 503: nothing is wrong with the address, and search engines don't index the page. */
export const sendPlainPage = (reply: FastifyReply, page: PlainPage, retrySeconds: number): FastifyReply =>
  reply
    .code(503)
    .headers({ 'retry-after': String(retrySeconds), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(htmlOf(page, reply.cspNonce.style))
