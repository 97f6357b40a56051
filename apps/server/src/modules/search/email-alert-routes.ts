import { isLanguage, type Language, requestSearchAlert, searchAlertByToken, setSearchAlert } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { oneClickUnsubscribe } from '#http/one-click'
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

/** Stops an alert through the mail client's own unsubscribe button. */
export const stopAlertByMail = (server: FastifyInstance, app: App): void =>
  oneClickUnsubscribe(server, app, {
    path: alertStopPath(':token'),
    pageOf: async (token) => `/search-alerts/${(await app.work.read((ctx) => alertByToken(ctx, token))).token}`,
    stop: (token) => switchAlert(app, token, false),
  })
