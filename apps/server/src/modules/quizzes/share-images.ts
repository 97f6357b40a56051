import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { rateLimitOf } from '#http/rate-limit'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import { homeCards, liveHomes } from '#modules/homes'
import { sendShareCard } from '#modules/media'
import { resultById } from './quiz.ts'
import { townNameOf } from './views.ts'

const requested = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/** Draws the town of a quiz result over a photo of a home there; shows nothing else from the answers. */
export const quizShareImages = (server: FastifyInstance, app: App): void => {
  server.get(
    '/share-images/town-vibe/:id.jpg',
    { config: { rateLimit: rateLimitOf(app, { perMinute: 60 }) } },
    async (request, reply) => {
      const params = requested.safeParse(request.params)
      if (!params.success) throw notFound('This picture')
      const card = await app.work.read(async (ctx) => {
        const row = await resultById(ctx, params.data.id)
        const inTown = (await liveHomes(ctx)).filter(({ townId }) => townId === row.towns[0]?.id)
        const [home] = await homeCards(
          ctx,
          inTown.slice(0, 1).map(({ id }) => id),
        )
        return { title: await townNameOf(ctx, row), picture: home?.image ?? null }
      })
      return sendShareCard(app, reply, { ...card, kicker: '', brand: siteOf(app, { host: request.hostname }).name })
    },
  )
}
