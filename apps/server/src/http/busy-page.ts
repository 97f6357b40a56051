import { apiBase } from '@porchlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#kernel/problem'
import { plainLanguageOf, sendPlainPage } from './plain-page.ts'

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

/** Whether a browser is requesting one of our pages and would display the response. */
const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith(`${apiBase}/`) &&
  (headers.accept ?? '').includes('text/html')

const shortestSeconds = 3

/**
 * Sends a page that reloads itself when someone opens a page that can't be rendered now; returns false for everything
 * else.
 */
export const sendBusyPage = (request: FastifyRequest, reply: FastifyReply, problem: Problem): boolean => {
  if (problem.status !== 503 || !opensPage(request)) return false
  const seconds = Math.max(shortestSeconds, problem.retryAfterSeconds ?? 0)
  const language = plainLanguageOf(request)
  const { title, text, again } = words[language]
  void sendPlainPage(reply, { language, title, text, action: { label: again, href: '' }, seconds }, seconds)
  return true
}
