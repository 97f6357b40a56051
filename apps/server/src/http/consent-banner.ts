import { routeAt } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { bannerHtml, bannerStyle } from '#modules/analytics'
import { plainLanguages } from './plain-page.ts'

/** Whether the page that answers this request asks for consent: a public page, opened by a visitor who has not chosen. */
export const asksForConsent = ({ adapters }: App, request: FastifyRequest): boolean => {
  const route = routeAt(request.url.split('?')[0] ?? '')?.route
  if (route?.isWidget || (route?.portal ?? 'frontEnd') !== 'frontEnd') return false
  return request.method === 'GET' && adapters.analytics.asks(request)
}

/** A page with the question first in its body, in the page's own language. */
export const withConsentBanner = (page: string | Buffer, styleNonce: string): string => {
  const html = page.toString()
  const language = plainLanguages.find((one) => html.startsWith(` lang="${one}`, html.indexOf('<html') + 5)) ?? 'en'
  return html
    .replace('</head>', () => `${bannerStyle(styleNonce)}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${bannerHtml(language)}`)
}
