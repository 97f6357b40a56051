import type { FastifyReply, FastifyRequest } from 'fastify'
import { csrfToken } from '#http/csrf'
import { keepDevice, startSession } from '#http/session'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { noteSecurity, type SecurityKind } from './audit.ts'
import { newDeviceToken, seeDevice } from './devices.ts'
import { factorsOf } from './factors.ts'
import { type Account, accountById } from './queries.ts'
import { type Pending, pendingOf } from './rules.ts'
import { closeSession, type NewSession, openSession } from './sessions.ts'
import { userView } from './views.ts'

/** The request that a person enters by, and its answer. */
export type Door = { app: App; request: FastifyRequest; reply: FastifyReply }

export type Entered = { account: Account; session: NewSession; pending: Pending | null; deviceToken: string }

/**
 * Opens a session for somebody who has proved who he is; the one he had in this browser ends. A password alone is not
 * enough on a device the account does not know; a code that went to his mailbox is, unless he has factors of his own.
 */
export const enterAs = async (
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
  const pending = pendingOf(account.verification, device)
  if (request.sessionToken) await closeSession(ctx, request.sessionToken)
  const session = await openSession(ctx, accountId, {
    address: request.ip,
    userAgent,
    deviceId: device.id,
    pending,
    confirmed: pending === null,
  })
  await noteSecurity(ctx, { accountId, kind, sessionId: session.sessionId, address: request.ip })
  return { account, session, pending, deviceToken }
}

/** Hands the session to the browser and says who is in. */
export const welcome = ({ app, request, reply }: Door, { account, session, pending, deviceToken }: Entered) => {
  keepDevice(app, reply, deviceToken)
  return handOver({ app, request, reply }, account, session, pending)
}

/** The answer to everything that opens a session or puts it under a new token. */
export const handOver = (
  { app, request, reply }: Door,
  account: Account,
  { token, expiresAt }: NewSession,
  pending: Pending | null,
) => {
  startSession(app, reply, token, expiresAt)
  return { user: userView(account, pending), token: csrfToken(request.visitorSecret, token) }
}
