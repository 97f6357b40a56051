import { changePassword } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import { hashPassword } from './adapters/passwords.ts'
import { noteSecurity } from './audit.ts'
import { refuseMismatch, refuseWeak, setPassword } from './passwords.ts'
import { type Account, accountById } from './queries.ts'
import { confirmSession, endSessions, rotateSession } from './sessions.ts'
import { handOver } from './start-session.ts'
import { provePassword } from './step-up.ts'

/**
 * A temporary password is not asked for again: the logged-in person has just used it, and it allows nothing but this.
 */
const change = route(changePassword, async ({ app, actor, body, request, reply }) => {
  const { work } = app
  const { accountId, sessionId } = actor
  const account = (await work.read((ctx) => accountById(ctx, accountId))) as Account
  const isTemporary = account.tempPassword
  if (!isTemporary && !body.currentPassword)
    throw new Problem(422, 'wrong_password', 'Please complete the highlighted fields', undefined, {
      required: ['currentPassword'],
    })
  refuseWeak(body.newPassword, 'weakAtReset', 'newPassword')
  refuseMismatch(body.newPassword, body.confirmPassword)
  if (!isTemporary) await provePassword(app, actor, body.currentPassword ?? '', 'currentPassword')
  const passwordHash = await hashPassword(body.newPassword)
  const changed = await work.write(async (ctx) => {
    await setPassword(ctx, accountId, passwordHash)
    await endSessions(ctx, accountId, sessionId)
    await confirmSession(ctx, sessionId)
    await noteSecurity(ctx, { accountId, kind: 'password_changed', sessionId, address: request.ip })
    return { account: (await accountById(ctx, accountId)) as Account, session: await rotateSession(ctx, sessionId) }
  })
  return handOver({ app, request, reply }, changed.account, changed.session)
})

export const passwordRoutes: readonly Route[] = [change]
