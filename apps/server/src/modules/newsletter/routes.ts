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
import { rateLimitOf } from '#http/rate-limit'
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

/**
 * What the mail reader’s own unsubscribe button posts to (RFC 8058): no login, no cookie, no question. A link that is
 * opened only leads to the preferences, since mail scanners open every link.
 */
export const oneClick = (server: FastifyInstance, app: App): void => {
  void server.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null))
    })
    const config = { rateLimit: rateLimitOf(app, { perMinute: 60 }) }
    const url = stopPathOf(':token')
    pages.get<{ Params: { token: string } }>(url, { config }, async ({ params }, reply) => {
      const row = await app.work.read((ctx) => subscriberByToken(ctx, params.token))
      return reply.redirect(`${pageOf[row.list]}?token=${row.token}`)
    })
    pages.post<{ Params: { token: string } }>(url, { config }, async ({ params }, reply) => {
      await app.work.write((ctx) => unsubscribe(ctx, params.token))
      return reply.code(200).header('cache-control', 'no-store').send({ unsubscribed: true })
    })
    done()
  })
}
