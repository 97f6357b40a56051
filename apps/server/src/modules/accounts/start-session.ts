import type { FastifyReply, FastifyRequest } from 'fastify'
import { csrfToken } from '#http/csrf'
import { keepDevice, restrictionOfSession, startSession } from '#http/session'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { noteSecurity, type SecurityKind } from './audit.ts'
import { newDeviceToken, seeDevice } from './devices.ts'
import { factorsOf } from './factors.ts'
import { type Account, accountById, sessionByToken } from './queries.ts'
import { isStaffRole, pendingOf } from './rules.ts'
import { closeSession, type NewSession, openSession } from './sessions.ts'
import { userView } from './views.ts'

/** The request a person logs in with, and its reply. */
export type Door = { app: App; request: FastifyRequest; reply: FastifyReply }

export type Entered = { account: Account; session: NewSession; deviceToken: string }

/**
 * Opens a session for a person who entered their password or a code; their earlier session in this browser ends. A
 * password alone is not enough on a device the account doesn't know; a code sent to the mailbox is, unless the account
 * has its own factors. Staff without a factor must also enter a code before they enroll one, so that a stolen password
 * can't enroll anything.
 */
export const createSession = async (
  ctx: WriteCtx,
  { request }: Pick<Door, 'request'>,
  accountId: number,
  { by, kind }: { by: 'password' | 'code'; kind: SecurityKind },
): Promise<Entered> => {
  const account = (await accountById(ctx, accountId)) as Account
  const userAgent = request.headers['user-agent'] ?? ''
  const deviceToken = request.deviceToken || newDeviceToken()
  const hasFactors = (await factorsOf(ctx, accountId)).length > 0
  const trust = !hasFactors && (by === 'code' || account.verification === 'off')
  const device = await seeDevice(ctx, accountId, deviceToken, { userAgent, trust })
  const enrolls = account.roles.some(isStaffRole) && !hasFactors && by === 'password'
  const pending = pendingOf(enrolls ? 'every_login' : account.verification, device)
  if (request.sessionToken) await closeSession(ctx, request.sessionToken)
  const session = await openSession(ctx, accountId, {
    address: request.ip,
    userAgent,
    deviceId: device.id,
    pending,
    confirmed: pending === null,
  })
  await noteSecurity(ctx, { accountId, kind, sessionId: session.sessionId, address: request.ip })
  return { account, session, deviceToken }
}

/** Hands the session to the browser and says who is logged in. */
export const welcome = ({ app, request, reply }: Door, { account, session, deviceToken }: Entered) => {
  keepDevice(app, reply, deviceToken)
  return handOver({ app, request, reply }, account, session)
}

/** The answer to everything that opens a session or gives it a new token. */
export const handOver = async ({ app, request, reply }: Door, account: Account, { token, expiresAt }: NewSession) => {
  startSession(app, reply, token, expiresAt)
  const session = await app.work.read((ctx) => sessionByToken(ctx, token))
  const restriction = session ? restrictionOfSession(app, session) : 'two_factor'
  return { user: userView(account, restriction), token: csrfToken(request.visitorSecret, token) }
}
