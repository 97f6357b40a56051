import { isLanguage } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { rateLimitOf } from '#http/rate-limit'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import { homeBySlug, liveCards } from '#modules/homes'
import { sendShareCard } from '#modules/media'
import { publishedAt } from './queries.ts'
import { cardViews } from './views.ts'

const requested = z.object({
  kind: z.enum(['story', 'destination', 'home']),
  slug: z.string().regex(/^[a-z0-9-]{1,120}$/),
})

const homeCard = (app: App, slug: string) =>
  app.work.read(async (ctx) => {
    const [home] = await liveCards(ctx, [(await homeBySlug(ctx, slug)).id])
    if (!home) throw notFound('This home')
    return { title: home.name, kicker: home.town, picture: home.image }
  })

const documentCard = (app: App, kind: 'story' | 'destination', slug: string, language: string | undefined) =>
  app.work.read(async (ctx) => {
    const wanted = language !== undefined && isLanguage(language) ? { language } : {}
    const [card] = await cardViews(ctx, [await publishedAt(ctx, kind, slug)], wanted)
    if (!card) throw notFound('This page')
    return { title: card.title, kicker: card.topics[0]?.name ?? '', picture: card.cover }
  })

/** Share images for links: the cover photo with the title on it, for stories, destinations, and homes. */
export const shareImages = (server: FastifyInstance, app: App): void => {
  server.get<{ Querystring: { language?: string } }>(
    '/share-images/:kind/:slug.jpg',
    { config: { rateLimit: rateLimitOf(app, { perMinute: 60 }) } },
    async (request, reply) => {
      const params = requested.safeParse(request.params)
      if (!params.success) throw notFound('This picture')
      const { kind, slug } = params.data
      const card =
        kind === 'home' ? await homeCard(app, slug) : await documentCard(app, kind, slug, request.query.language)
      return sendShareCard(app, reply, { ...card, brand: siteOf(app, { host: request.hostname }).name })
    },
  )
}
