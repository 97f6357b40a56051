import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { rateLimitOf } from '#http/rate-limit'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import { receiveText } from './receive-text.ts'

export const textWebhookPath = '/inbound/texts/twilio'

/** Twilio signs its own address and the fields, sorted by name, with the account's token. */
const signatureOf = (token: string, url: string, fields: URLSearchParams): string => {
  const names = [...new Set(fields.keys())].sort()
  const signed = names.flatMap((name) => fields.getAll(name).map((value) => `${name}${value}`)).join('')
  return createHmac('sha1', token).update(`${url}${signed}`).digest('base64')
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))

const picturesIn = (fields: URLSearchParams): string[] =>
  Array.from({ length: Math.min(Number(fields.get('NumMedia')) || 0, 10) }, (_, at) =>
    (fields.get(`MediaContentType${at}`) ?? 'file').slice(0, 100),
  )

/**
 * The endpoint where Twilio posts text messages to our number. Twilio answers STOP, START, and HELP itself, so we
 * don't.
 */
export const textWebhooks = async (server: FastifyInstance, app: App): Promise<void> => {
  await server.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, parsed) => parsed(null, body),
    )
    hooks.post(
      textWebhookPath,
      { config: { rateLimit: rateLimitOf(app, { perMinute: 600 }) } },
      async ({ body, headers }, reply) => {
        const { texts, publicUrl } = app.config
        if (texts.via !== 'twilio') throw notFound()
        const fields = new URLSearchParams(typeof body === 'string' ? body : '')
        const expected = signatureOf(texts.token, `${publicUrl}${textWebhookPath}`, fields)
        if (!isSame(expected, String(headers['x-twilio-signature'] ?? '')))
          return reply.code(401).send({ error: 'This call carries no signature of Twilio.' })
        const [key, from] = [fields.get('MessageSid'), fields.get('From')]
        if (!key || !from) return reply.code(400).send({ error: 'This is no text message.' })
        const arrival = { source: 'twilio', key, from, text: fields.get('Body') ?? '', pictures: picturesIn(fields) }
        await app.work.write((ctx) => receiveText(ctx, arrival))
        return reply.code(200).type('text/xml').send('<Response/>')
      },
    )
    done()
  })
}
