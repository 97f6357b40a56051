import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rateLimitOf } from '#http/rate-limit'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import { mostBytes, receiveEmail } from './receive.ts'
import {
  arrivalOf,
  fieldsOf,
  isFromService,
  isSigned,
  type WebhookService,
  webhookServices,
} from './webhook-formats.ts'

/** A form containing a whole email with attachments is a third larger than they are. */
const bodyBytes = Math.ceil(mostBytes * 1.4)

export const webhookPath = (service: WebhookService): string => `/inbound/email/${service}`

const callOf = async ({ body, headers }: FastifyRequest) => {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  return {
    body: bytes,
    fields: await fieldsOf(bytes, headers['content-type'] ?? ''),
    authorization: headers.authorization ?? '',
  }
}

/** @throws Problem 404 for services that aren't configured */
const keyFor = ({ config: { incoming } }: App, service: WebhookService): string => {
  if (incoming?.via !== service) throw notFound()
  return incoming.webhookKey
}

const bare = ({ authorization = '' }: FastifyRequest['headers']) => ({
  fields: {},
  body: Buffer.alloc(0),
  authorization,
})

const refuse = (reply: FastifyReply) =>
  reply.code(401).send({ error: 'This call does not prove that it is from the service.' })

/**
 * The endpoints where services post the emails they receive for us. Only the configured one can, and it has to
 * authenticate.
 */
export const emailWebhooks = async (server: FastifyInstance, app: App): Promise<void> => {
  await server.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    for (const service of webhookServices)
      hooks.post(
        webhookPath(service),
        {
          config: { rateLimit: rateLimitOf(app, { perMinute: 300 }) },
          // The password is checked before any of the body is read.
          async onRequest({ headers }, reply) {
            const key = keyFor(app, service)
            if (!isSigned(service) && !isFromService(service, bare(headers), key, app.clock.now())) await refuse(reply)
          },
        },
        async (request, reply) => {
          const call = await callOf(request)
          if (!isFromService(service, call, keyFor(app, service), app.clock.now())) return refuse(reply)
          await receiveEmail(app, arrivalOf(service, call))
          return reply.code(200).send({ received: true })
        },
      )
    done()
  })
}
