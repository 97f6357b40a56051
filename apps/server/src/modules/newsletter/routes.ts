import {
  confirmSubscription,
  type Subscription,
  setSubscription,
  subscribeNewsletter,
  subscribersOfStaff,
  subscriptionByToken,
  welcomeOffer,
} from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { oneClickUnsubscribe } from '#http/one-click'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { senderOf } from '#modules/leads'
import { pageOf, stopPathOf } from './emails.ts'
import { countsByList, pageOfSubscribers, suppressedCount } from './queries.ts'
import { choose, confirm, type SubscriberRow, subscribe, subscriberByToken, unsubscribe } from './subscribe.ts'

const subscriptionView = ({
  list,
  email,
  topics,
  state,
  promo_code,
}: SubscriberRow): { subscription: Subscription } => {
  const { amount, currency, minNights } = welcomeOffer
  return {
    subscription: {
      list,
      email,
      topics,
      state,
      promo: promo_code ? { code: promo_code, worth: { amount, currency }, minNights } : null,
    },
  }
}

const allowance = { perMinute: 20 }

export const routes: readonly Route[] = [
  route(
    subscribeNewsletter,
    ({ app, actor, body, request, write }) =>
      write(async (ctx) => {
        await subscribe(app, ctx, body, senderOf(request, actor))
        return { sent: true as const }
      }),
    { allowance: { perMinute: 6 } },
  ),

  route(subscriptionByToken, ({ params, read }) =>
    read(async (ctx) => subscriptionView(await subscriberByToken(ctx, params.token))),
  ),

  route(
    confirmSubscription,
    ({ app, params, write }) => write(async (ctx) => subscriptionView(await confirm(app, ctx, params.token))),
    { allowance },
  ),

  route(
    setSubscription,
    ({ app, params, body, write }) =>
      write(async (ctx) => subscriptionView(await choose(app, ctx, params.token, body))),
    { allowance },
  ),

  route(subscribersOfStaff, ({ query, read }) =>
    read(async (ctx) => {
      const { total, rows } = await pageOfSubscribers(ctx, query)
      return {
        total,
        currentPage: query.page,
        numberPages: Math.max(1, Math.ceil(total / query.perPage)),
        counts: await countsByList(ctx),
        suppressed: await suppressedCount(ctx),
        subscribers: rows.map((row) => ({
          id: row.id,
          list: row.list,
          email: row.email,
          name: row.name,
          language: row.language,
          topics: row.topics,
          state: row.state,
          promo: row.promo_code,
          requestedAt: row.requested_at.toISOString(),
          confirmedAt: row.confirmed_at?.toISOString() ?? null,
        })),
      }
    }),
  ),
]

/** Unsubscribing with the mail reader’s own button. */
export const oneClick = (server: FastifyInstance, app: App): void =>
  oneClickUnsubscribe(server, app, {
    path: stopPathOf(':token'),
    pageOf: async (token) => {
      const row = await app.work.read((ctx) => subscriberByToken(ctx, token))
      return `${pageOf[row.list]}?token=${row.token}`
    },
    stop: (token) => app.work.write((ctx) => unsubscribe(ctx, token)),
  })
