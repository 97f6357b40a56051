import {
  dropListedFavorite,
  favoriteListByToken,
  isLanguage,
  requestFavoriteList,
  setFavoriteList,
} from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { oneClickUnsubscribe } from '#http/one-click'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { senderOf } from '#modules/leads'
import { listStopPath } from './email-list-messages.ts'
import { dropFromList, listByToken, listView, requestList, switchList } from './email-lists.ts'

const allowance = { perMinute: 20 }

export const emailListRoutes: readonly Route[] = [
  route(
    requestFavoriteList,
    async ({ app, actor, body, request }) => {
      const { language } = senderOf(request, actor)
      await requestList(app, { ...body, language: isLanguage(language) ? language : 'en' })
      return { sent: true as const }
    },
    { allowance: { perMinute: 6 } },
  ),

  route(
    favoriteListByToken,
    ({ params, read }) => read(async (ctx) => ({ list: await listView(ctx, await listByToken(ctx, params.token)) })),
    { allowance },
  ),

  route(
    setFavoriteList,
    ({ params, body, write }) => write(async (ctx) => ({ list: await switchList(ctx, params.token, body.on) })),
    { allowance },
  ),

  route(
    dropListedFavorite,
    ({ params, write }) => write(async (ctx) => ({ list: await dropFromList(ctx, params.token, params.id) })),
    { allowance },
  ),
]

/** Deletes a list through the mail client's own unsubscribe button. */
export const stopListByMail = (server: FastifyInstance, app: App): void =>
  oneClickUnsubscribe(server, app, {
    path: listStopPath(':token'),
    pageOf: async (token) => `/favorite-lists/${(await app.work.read((ctx) => listByToken(ctx, token))).token}`,
    stop: (token) => app.work.write((ctx) => switchList(ctx, token, false)),
  })
