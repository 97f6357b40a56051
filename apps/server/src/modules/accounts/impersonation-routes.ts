import { endImpersonation, impersonate } from '@porchlight/contract'
import { csrfToken } from '#http/csrf'
import { scopeOf } from '#http/home-scope'
import { type Route, route } from '#http/route'
import { endSession, restoreStaffSession, startSession, stashStaffSession } from '#http/session'
import { Problem } from '#kernel/problem'
import { noteSecurity } from './audit.ts'
import { type Account, accountById, sessionByToken } from './queries.ts'
import { isStaffRole } from './rules.ts'
import { endSession as endSessionOf, openSession } from './sessions.ts'
import { targetOf } from './staff-policy.ts'
import { note } from './staff-routes.ts'
import { handOver } from './start-session.ts'
import { userView } from './views.ts'

const begin = route(impersonate, async ({ app, actor, params, body, request, reply }) => {
  // Impersonating would show homes that are hidden from this person.
  if (await scopeOf(app, actor, impersonate))
    throw new Problem(403, 'permission_not_held', 'You work with some homes only, so you can’t view as someone else.')
  const { account, session, staff } = await app.work.write(async (ctx) => {
    const target = await targetOf(ctx, params.id)
    if (target.id === actor.accountId || target.closed || target.deactivated)
      throw new Problem(403, 'permission_not_held', 'There’s no account to switch to here.')
    // One person acting under two staff names would approve, decide, and reach limits alone.
    if (target.roles.some(isStaffRole))
      throw new Problem(403, 'permission_not_held', 'No one can view as a staff member.')
    const opened = await openSession(ctx, target.id, {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      impersonatedBy: actor.accountId,
    })
    await noteSecurity(ctx, note(actor, target.id, 'impersonated', { reason: body.reason }))
    const staff = (await accountById(ctx, actor.accountId)) as Account
    return { account: target, session: opened, staff }
  })
  stashStaffSession(app, reply, request.sessionToken)
  const { token } = await handOver({ app, request, reply }, account, session)
  return { user: userView(account, null, { of: staff, until: session.expiresAt }), token }
})

/** Returns to the staff member's own session, if they are still logged in. */
const end = route(endImpersonation, async ({ app, actor, request, reply }) => {
  if (actor.impersonatedBy === null)
    throw new Problem(409, 'not_impersonating', 'You’re already using your own account.')
  const token = restoreStaffSession(app, request, reply)
  const staff = await app.work.write(async (ctx) => {
    await endSessionOf(ctx, actor.accountId, actor.sessionId)
    await noteSecurity(ctx, {
      accountId: actor.accountId,
      kind: 'impersonation_ended',
      by: actor.impersonatedBy,
    })
    const session = token ? await sessionByToken(ctx, token) : undefined
    const own = session?.accountId === actor.impersonatedBy ? await accountById(ctx, session.accountId) : undefined
    return session && own && { account: own, until: session.expiresAt }
  })
  if (!staff) {
    endSession(app, reply)
    return { user: null, token: csrfToken(request.visitorSecret, '') }
  }
  startSession(app, reply, token, staff.until)
  return { user: userView(staff.account), token: csrfToken(request.visitorSecret, token) }
})

export const impersonationRoutes: readonly Route[] = [begin, end]
