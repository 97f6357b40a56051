import { isLanguage, type Language, requestSearchAlert, searchAlertByToken, setSearchAlert } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { rateLimitOf } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { senderOf } from '#modules/leads'
import { alertStopPath } from './email-alert-messages.ts'
import { alertByToken, alertView, requestAlert, switchAlert } from './email-alerts.ts'

const languageOf = (text: string): Language => (isLanguage(text) ? text : 'en')

const allowance = { perMinute: 20 }

export const emailAlertRoutes: readonly Route[] = [
  route(
    requestSearchAlert,
    async ({ app, actor, body, request }) => {
      await requestAlert(app, { ...body, language: languageOf(senderOf(request, actor).language) })
      return { sent: true as const }
    },
    { allowance: { perMinute: 6 } },
  ),

  route(
    searchAlertByToken,
    ({ params, read }) => read(async (ctx) => ({ alert: alertView(await alertByToken(ctx, params.token)) })),
    { allowance },
  ),

  route(setSearchAlert, async ({ app, params, body }) => ({ alert: await switchAlert(app, params.token, body.on) }), {
    allowance,
  }),
]

/** The mail reader's own unsubscribe button (RFC 8058); a link that is opened only leads to the page, since mail scanners open every link. */
export const stopAlertByMail = (server: FastifyInstance, app: App): void => {
  void server.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null))
    })
    const config = { rateLimit: rateLimitOf(app, { perMinute: 60 }) }
    const url = alertStopPath(':token')
    pages.get<{ Params: { token: string } }>(url, { config }, async ({ params }, reply) => {
      const { token } = await app.work.read((ctx) => alertByToken(ctx, params.token))
      return reply.redirect(`/search-alerts/${token}`)
    })
    pages.post<{ Params: { token: string } }>(url, { config }, async ({ params }, reply) => {
      await switchAlert(app, params.token, false)
      return reply.code(200).header('cache-control', 'no-store').send({ unsubscribed: true })
    })
    done()
  })
}
