import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { sessionByToken, touchSession } from '#modules/accounts'
import type { Actor } from './actor.ts'
import { newVisitorSecret } from './csrf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Secret of the visitor's cookie, from which CSRF tokens are made; empty where only pages were asked for so far. */
    visitorSecret: string
    /** The session's token, or empty. */
    sessionToken: string
    /** The token by which an account knows this browser again, or empty. */
    deviceToken: string
  }
}

export const sessionCookie = 'porchlight_session'
export const visitorCookie = 'porchlight_visitor'
export const deviceCookie = 'porchlight_device'
const yearSeconds = 365 * 86_400
/** When a session was last used is written down no more often than this. */
const touchedEveryMs = 5 * 60_000

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
  server.decorateRequest('deviceToken', '')
  server.addHook('onRequest', async (request, reply) => {
    request.sessionToken = request.cookies[sessionCookie] ?? ''
    const device = request.cookies[deviceCookie] ?? ''
    if (/^[\w-]{16,64}$/.test(device)) request.deviceToken = device
    const known = request.cookies[visitorCookie] ?? ''
    // Pages stay free of cookies so that a cache may keep them; the first API call sets the visitor's.
    if (/^[\w-]{16,64}$/.test(known)) request.visitorSecret = known
    else if (request.url.startsWith('/app-portal/')) {
      request.visitorSecret = newVisitorSecret()
      reply.setCookie(visitorCookie, request.visitorSecret, { ...cookieOptions(app), maxAge: yearSeconds })
    }
  })
}

/** The caller as one who has not said who he is. */
export const visitorOf = (request: FastifyRequest): Actor => ({
  kind: 'visitor',
  scope: `visitor:${fingerprint(request.visitorSecret)}`,
})

/**
 * Who is calling. An unknown, ended or expired session is a visitor, and so is one that opens nothing yet, unless the
 * caller of this tells the two apart himself.
 */
export const actorOf = async (app: App, request: FastifyRequest, { evenHindered = false } = {}): Promise<Actor> => {
  const session = request.sessionToken
    ? await app.work.read((ctx) => sessionByToken(ctx, request.sessionToken))
    : undefined
  if (!session) return visitorOf(request)
  const { accountId, roles, sessionId, pending, passwordExpired, confirmedAt, deviceId, impersonatedBy } = session
  const hindrance = passwordExpired ? 'password_expired' : pending
  if (hindrance && !evenHindered) return visitorOf(request)
  if (app.clock.now().getTime() - session.lastUsedAt.getTime() > touchedEveryMs)
    await app.work.write((ctx) => touchSession(ctx, sessionId))
  return {
    kind: 'person',
    scope: `account:${accountId}`,
    accountId,
    roles,
    sessionId,
    hindrance,
    confirmedAt,
    deviceId,
    impersonatedBy,
  }
}

export const startSession = (app: App, reply: FastifyReply, token: string, expiresAt: Date): void => {
  reply.setCookie(sessionCookie, token, { ...cookieOptions(app), expires: expiresAt })
}

export const endSession = (app: App, reply: FastifyReply): void => {
  reply.clearCookie(sessionCookie, cookieOptions(app))
}

/** Lets accounts know this browser again, long after the session. */
export const keepDevice = (app: App, reply: FastifyReply, token: string): void => {
  reply.setCookie(deviceCookie, token, { ...cookieOptions(app), maxAge: yearSeconds })
}
