import { apiBase, blobPath } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { commonProblem } from '#http/answer'
import { rateLimitOf } from '#http/rate-limit'
import { actorOf } from '#http/session'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import { fileAt, sendServed } from '#modules/media'

const longest = 300

/**
 * The path of one of our own URLs. A device requests a file by the URL from a response; nothing is ever fetched from
 * it, and anyone else's URL is rejected before it is looked at.
 * @throws Problem 404
 */
export const ownPath = (address: unknown, publicUrl: string): string => {
  if (typeof address !== 'string' || address.length > longest) throw notFound('This file')
  const { origin } = new URL(publicUrl)
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  if (!/^\/media-resources\/[\w./-]+$/.test(path) || path.includes('..')) throw notFound('This file')
  return path
}

/** GET `download/blob?url=`: one of our files as bytes, for the signed-in person's device to store. */
export const blobFiles = (server: FastifyInstance, app: App): void => {
  const options = { config: { rateLimit: rateLimitOf(app, { perMinute: 300 }) } }
  server.get<{ Querystring: { url?: unknown } }>(`${apiBase}/${blobPath}`, options, async (request, reply) => {
    const actor = await actorOf(app, request)
    if (actor.kind !== 'person') throw commonProblem(401, 'unauthenticated', 'Log in first.')
    const served = await fileAt(app, actor, ownPath(request.query.url, app.config.publicUrl))
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment')
      .header('content-security-policy', "default-src 'none'; sandbox")
    return sendServed(reply, served, request.headers.range)
  })
}
