import type { Restriction } from '@porchlight/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { sha256 } from '#kernel/secrets'
import {
  holderOfKey,
  keyRestriction,
  type Session,
  sessionByToken,
  staffRestriction,
  touchKey,
  touchSession,
} from '#modules/accounts'
import type { Actor } from './actor.ts'
import { commonProblem } from './answer.ts'
import { newVisitorSecret } from './csrf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Secret in the visitor's cookie, from which CSRF tokens are derived; empty if only pages have been requested so
     * far.
     */
    visitorSecret: string
    /** The session's token; empty if none. */
    sessionToken: string
    /** The token by which an account recognizes this browser; empty if none. */
    deviceToken: string
  }
}

export const sessionCookie = 'porchlight_session'
export const visitorCookie = 'porchlight_visitor'
export const deviceCookie = 'porchlight_device'
/** A staff member’s own session, while they impersonate someone else. */
const staffCookie = 'porchlight_staff'
const yearSeconds = 365 * 86_400
/** A session's last use is recorded no more often than this. */
const touchedEveryMs = 5 * 60_000

const cookieOptions = (app: App, { isSecure }: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure || app.config.publicUrl.startsWith('https:'),
})

const fingerprint = (text: string): string => sha256(text).slice(0, 22)

export const mountSessions = (server: FastifyInstance, app: App): void => {
  server.decorateRequest('visitorSecret', '')
  server.decorateRequest('sessionToken', '')
  server.decorateRequest('deviceToken', '')
  server.addHook('onRequest', async (request, reply) => {
    // A program has its key and nothing else: cookies sent along are ignored.
    request.sessionToken = bearerOf(request) === undefined ? (request.cookies[sessionCookie] ?? '') : ''
    const device = request.cookies[deviceCookie] ?? ''
    if (/^[\w-]{16,64}$/.test(device)) request.deviceToken = device
    const known = request.cookies[visitorCookie] ?? ''
    // Pages set no cookies so that they can be cached; the first API call sets the visitor's cookie.
    if (/^[\w-]{16,64}$/.test(known)) request.visitorSecret = known
    else if (request.url.startsWith('/app-portal/')) {
      request.visitorSecret = newVisitorSecret()
      reply.setCookie(visitorCookie, request.visitorSecret, { ...cookieOptions(app, request), maxAge: yearSeconds })
    }
  })
}

/** The caller as an unidentified visitor. */
export const visitorOf = (request: FastifyRequest): Actor => ({
  kind: 'visitor',
  scope: `visitor:${fingerprint(request.visitorSecret)}`,
})

/** A program's key, sent without cookies or a CSRF token. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]

/** What restricts a session or key: one restriction at a time, in the order in which the person can resolve them. */
const restrictionOf = (of: {
  passwordExpired: boolean
  pending?: Restriction | null
  tempPassword: boolean
  staff: 'staff_factor' | 'enroll_factor' | null
}): Restriction | null => {
  if (of.passwordExpired) return 'password_expired'
  if (of.pending) return of.pending
  if (of.staff === 'staff_factor') return of.staff
  return of.tempPassword ? 'password_temporary' : of.staff
}

/** What currently restricts this session. */
export const restrictionOfSession = ({ clock, config }: Pick<App, 'clock' | 'config'>, session: Session) =>
  restrictionOf({ ...session, staff: staffRestriction(session, clock.now(), config.staffFactorHours) })

/** @throws Problem 401 for a key that is unknown, revoked, or expired */
const programOf = async (app: App, key: string): Promise<Actor> => {
  const holder = await app.work.read((ctx) => holderOfKey(ctx, key))
  if (!holder) throw commonProblem(401, 'unauthenticated', 'This API key is invalid.')
  const { accountId, roles, permissions, levels, scopes, keyId, lastUsedAt } = holder
  if (app.clock.now().getTime() - (lastUsedAt?.getTime() ?? 0) > touchedEveryMs)
    await app.work.write((ctx) => touchKey(ctx, keyId))
  return {
    kind: 'person',
    scope: `account:${accountId}`,
    accountId,
    roles,
    permissions,
    levels,
    sessionId: 0,
    scopes,
    restriction: restrictionOf({ ...holder, staff: keyRestriction(holder) }),
    confirmedAt: null,
    secondFactorAt: null,
    deviceId: null,
    impersonatedBy: null,
    language: null,
    sessionEnds: null,
  }
}

/**
 * Identifies the caller. An unknown, ended, or expired session is a visitor. So is a restricted one, unless the caller
 * of this function handles restrictions itself.
 */
export const actorOf = async (app: App, request: FastifyRequest, { evenRestricted = false } = {}): Promise<Actor> => {
  const key = bearerOf(request)
  // Only calls of the contract check what a key may do: everywhere else a program is a stranger.
  if (key !== undefined) return evenRestricted ? programOf(app, key) : visitorOf(request)
  const session = request.sessionToken
    ? await app.work.read((ctx) => sessionByToken(ctx, request.sessionToken))
    : undefined
  if (!session) return visitorOf(request)
  const { accountId, roles, permissions, levels, sessionId, confirmedAt, secondFactorAt, deviceId } = session
  const restriction = restrictionOfSession(app, session)
  if (restriction && !evenRestricted) return visitorOf(request)
  if (app.clock.now().getTime() - session.lastUsedAt.getTime() > touchedEveryMs)
    await app.work.write((ctx) => touchSession(ctx, sessionId))
  return {
    kind: 'person',
    scope: `account:${accountId}`,
    accountId,
    roles,
    permissions,
    levels,
    sessionId,
    scopes: null,
    restriction,
    confirmedAt,
    secondFactorAt,
    deviceId,
    impersonatedBy: session.impersonatedBy,
    language: session.language,
    sessionEnds: session.expiresAt,
  }
}

export const startSession = (app: App, reply: FastifyReply, token: string, expiresAt: Date): void => {
  reply.setCookie(sessionCookie, token, { ...cookieOptions(app, reply.request), expires: expiresAt })
}

export const endSession = (app: App, reply: FastifyReply): void => {
  reply.clearCookie(sessionCookie, cookieOptions(app, reply.request))
}

/** Lets accounts recognize this browser long after the session has ended. */
export const keepDevice = (app: App, reply: FastifyReply, token: string): void => {
  reply.setCookie(deviceCookie, token, { ...cookieOptions(app, reply.request), maxAge: yearSeconds })
}

/** Sets a staff member's session aside until they stop impersonating. */
export const stashStaffSession = (app: App, reply: FastifyReply, token: string): void => {
  reply.setCookie(staffCookie, token, { ...cookieOptions(app, reply.request), maxAge: 86_400 })
}

/** Restores the session that was set aside; empty if there was none. */
export const restoreStaffSession = (app: App, request: FastifyRequest, reply: FastifyReply): string => {
  reply.clearCookie(staffCookie, cookieOptions(app, request))
  return request.cookies[staffCookie] ?? ''
}
