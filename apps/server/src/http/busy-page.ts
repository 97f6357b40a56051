import { apiBase } from '@porchlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#kernel/problem'

const words = {
  en: {
    title: 'We’re very busy right now',
    text: 'Your page isn’t lost. We’ll try again for you in a few seconds.',
    again: 'Try again',
  },
  es: {
    title: 'Ahora mismo tenemos muchas visitas',
    text: 'Su página no se ha perdido. Volveremos a intentarlo en unos segundos.',
    again: 'Reintentar',
  },
  fr: {
    title: 'Nous avons beaucoup de visites en ce moment',
    text: 'Votre page n’est pas perdue. Nous réessayons dans quelques secondes.',
    again: 'Réessayer',
  },
  de: {
    title: 'Gerade ist sehr viel los',
    text: 'Ihre Seite ist nicht verloren. In wenigen Sekunden versuchen wir es noch einmal.',
    again: 'Erneut versuchen',
  },
}
type Spoken = keyof typeof words

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f7f5f0, #14181d); }
main { width: min(32rem, calc(100vw - 3rem)); color: light-dark(#1c2228, #eef1f5); }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1.5rem; }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: .5rem; font-weight: 600; text-decoration: none;
  background: light-dark(#14508c, #8fc1f5); color: light-dark(#fff, #10202f); }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }`

const isSpoken = (language: string | undefined): language is Spoken =>
  language !== undefined && Object.hasOwn(words, language)

/** The language chosen before, else the first the browser asks for that we speak, else English. */
const languageOf = ({ cookies, headers }: FastifyRequest): Spoken => {
  const asked = (headers['accept-language'] ?? '').split(',', 10).map((one) => one.trim().slice(0, 2).toLowerCase())
  return [cookies?.language, ...asked].find(isSpoken) ?? 'en'
}

const pageOf = (language: Spoken, nonce: string, seconds: number): string => {
  const { title, text, again } = words[language]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>${title}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`
}

/** Whether a browser asks for a page of ours and would show what it gets. */
const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith(`${apiBase}/`) &&
  (headers.accept ?? '').includes('text/html')

const shortestSeconds = 3

/** A page that asks for itself again, where somebody opens a page that cannot be made now; false for everything else. */
export const sendBusyPage = (request: FastifyRequest, reply: FastifyReply, problem: Problem): boolean => {
  if (problem.status !== 503 || !opensPage(request)) return false
  const seconds = Math.max(shortestSeconds, problem.retryAfterSeconds ?? 0)
  void reply
    .code(503)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(pageOf(languageOf(request), reply.cspNonce.style, seconds))
  return true
}
