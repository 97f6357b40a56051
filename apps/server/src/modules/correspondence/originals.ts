import { type AnyEndpoint, receivedMessage } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { assertWithin, scopeOf } from '#http/home-scope'
import { rateLimitOf } from '#http/rate-limit'
import { admit, parseParams, urlOf } from '#http/route'
import { actorOf, visitorOf } from '#http/session'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import { receivedById } from './queries.ts'

/** Serves the original of an email to anyone who can read it here, as a download that no browser opens as a page. */
export const emailOriginals = (server: FastifyInstance, app: App): void => {
  const described = receivedMessage as unknown as AnyEndpoint
  server.get(
    `${urlOf(described)}/original`,
    { config: { rateLimit: rateLimitOf(app, { perMinute: 30 }) } },
    async (request, reply) => {
      const who = await actorOf(app, request, { evenRestricted: true })
      const actor = admit(who, described, () => visitorOf(request))
      const params = parseParams(receivedMessage.params, request.params)
      const scope = await scopeOf(app, actor, described)
      if (scope) await assertWithin(app, scope, described, { params, query: undefined, body: undefined })
      const { receivedId } = params
      const { raw_path } = await app.work.as(request.id).read((ctx) => receivedById(ctx, receivedId))
      const raw = raw_path && (await app.adapters.files.read(raw_path))
      if (!raw) throw notFound('This email')
      return reply
        .header('content-disposition', `attachment; filename="message-${receivedId}.eml"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .type('application/octet-stream')
        .send(raw)
    },
  )
}
