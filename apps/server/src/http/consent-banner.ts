import { routeAt } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { bannerHtml, bannerStyle } from '#modules/analytics'
import { plainLanguages } from './plain-page.ts'
import { arrivalAt } from './referral-cookie.ts'

/** Whether the page this request opens asks for consent: a public page, opened by a visitor who has not chosen. */
export const asksForConsent = ({ adapters }: App, request: FastifyRequest): boolean => {
  const route = routeAt(request.url.split('?')[0] ?? '')?.route
  if (route?.isWidget || (route?.portal ?? 'frontEnd') !== 'frontEnd') return false
  return request.method === 'GET' && adapters.analytics.asks(request, arrivalAt(request) !== undefined)
}

/**
 * A page with the consent question first in its body, in the page's own language; answering it also reports whose link
 * led here.
 */
export const withConsentBanner = (
  { adapters }: App,
  request: FastifyRequest,
  page: string | Buffer,
  styleNonce: string,
): string => {
  const ofPartners = adapters.analytics.asksOfPartners(request)
  const arrival = ofPartners ? arrivalAt(request) : undefined
  const html = page.toString()
  const language = plainLanguages.find((one) => html.startsWith(` lang="${one}`, html.indexOf('<html') + 5)) ?? 'en'
  return html
    .replace('</head>', () => `${bannerStyle(styleNonce)}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${bannerHtml(language, { ofPartners, arrival })}`)
}
