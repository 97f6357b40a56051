import type { FastifyInstance } from 'fastify'
import type { App } from '#kernel/app'
import { rateLimitOf } from './rate-limit.ts'

type OneClick = {
  /** The address in `List-Unsubscribe`, with `:token`. */
  path: string
  /** The page where a person who opens the link reads and decides. @throws Problem 404 */
  pageOf: (token: string) => Promise<string>
  /** @throws Problem 404 */
  stop: (token: string) => Promise<unknown>
}

/**
 * The endpoint the mail client’s own unsubscribe button posts to (RFC 8058): no login, no cookie, no question. Opening
 * the link only leads to a page, since mail scanners open every link.
 */
export const oneClickUnsubscribe = (server: FastifyInstance, app: App, { path, pageOf, stop }: OneClick): void => {
  void server.register((pages, _options, done) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null))
    })
    const config = { rateLimit: rateLimitOf(app, { perMinute: 60 }) }
    pages.get<{ Params: { token: string } }>(path, { config }, async ({ params }, reply) =>
      reply.redirect(await pageOf(params.token)),
    )
    pages.post<{ Params: { token: string } }>(path, { config }, async ({ params }, reply) => {
      await stop(params.token)
      return reply.code(200).header('cache-control', 'no-store').send({ unsubscribed: true })
    })
    done()
  })
}
