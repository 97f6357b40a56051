import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { sessionByToken } from '#modules/accounts'
import type { Actor } from './actor.ts'
import { newVisitorSecret } from './csrf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Secret of the visitor's cookie, from which CSRF tokens are made; empty where only pages were asked for so far. */
    visitorSecret: string
    /** The session's token, or empty. */
    sessionToken: string
  }
}

export const sessionCookie = 'porchlight_session'
export const visitorCookie = 'porchlight_visitor'
const yearSeconds = 365 * 86_400

const cookieOptions = (app: App) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: app.config.publicUrl.startsWith('https:'),
})

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

export const mountSessions = (server: FastifyInstance, app: App): void => {
  server.decorateRequest('visitorSecret', '')
  server.decorateRequest('sessionToken', '')
  server.addHook('onRequest', async (request, reply) => {
    request.sessionToken = request.cookies[sessionCookie] ?? ''
    const known = request.cookies[visitorCookie] ?? ''
    // Pages stay free of cookies so that a cache may keep them; the first API call sets the visitor's.
    if (/^[\w-]{16,64}$/.test(known)) request.visitorSecret = known
    else if (request.url.startsWith('/app-portal/')) {
      request.visitorSecret = newVisitorSecret()
      reply.setCookie(visitorCookie, request.visitorSecret, { ...cookieOptions(app), maxAge: yearSeconds })
    }
  })
}

/** Who is calling. An unknown, ended or expired session is a visitor. */
export const actorOf = async (app: App, request: FastifyRequest): Promise<Actor> => {
  const session = request.sessionToken
    ? await app.work.read((ctx) => sessionByToken(ctx, request.sessionToken))
    : undefined
  if (!session) return { kind: 'visitor', scope: `visitor:${fingerprint(request.visitorSecret)}` }
  const { accountId, roles, sessionId } = session
  return { kind: 'person', scope: `account:${accountId}`, accountId, roles, sessionId }
}

export const startSession = (app: App, reply: FastifyReply, token: string, expiresAt: Date): void => {
  reply.setCookie(sessionCookie, token, { ...cookieOptions(app), expires: expiresAt })
}

export const endSession = (app: App, reply: FastifyReply): void => {
  reply.clearCookie(sessionCookie, cookieOptions(app))
}
