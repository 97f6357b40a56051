import {
  expirePassword,
  type Role,
  setPermissions,
  setRoles,
  setTemporaryPassword,
  staffAccount,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { hashPassword } from './adapters/passwords.ts'
import { noteSecurity, type SecurityKind } from './audit.ts'
import { type Account, accountById } from './queries.ts'
import { isStaffRole, mayHandle } from './rules.ts'
import { endSessions } from './sessions.ts'
import { endPassword, giveTemporaryPassword, newTemporaryPassword, putPermissions, putRoles } from './staffing.ts'
import { personView } from './views.ts'

/** @throws Problem 404 */
export const targetOf = async (ctx: ReadCtx, id: number): Promise<Account> => {
  const account = await accountById(ctx, id)
  if (!account) throw notFound('This account')
  return account
}

/** @throws Problem 403 `not_yours_to_give` when only an administrator may touch this account */
export const refuseAbove = (actor: Person, account: Account): void => {
  if (!mayHandle(actor.roles, account.roles))
    throw new Problem(403, 'not_yours_to_give', 'Only an administrator may do this to a member of staff.')
}

const refuseOneself = (actor: Person, id: number): void => {
  if (actor.accountId === id) throw new Problem(409, 'not_oneself', 'Somebody else has to do this for you.')
}

/** What staff did to an account, in its log: who, and why. */
export const note = (actor: Person, accountId: number, kind: SecurityKind, details: Record<string, unknown>) => ({
  accountId,
  kind,
  by: actor.accountId,
  details,
})

const personOf = (account: Account) => ({ person: { ...personView(account), closed: account.closed } })
const personNow = async (ctx: ReadCtx, id: number) => personOf(await targetOf(ctx, id))

const see = route(staffAccount, ({ params, read }) => read((ctx) => personNow(ctx, params.id)))

const roles = route(setRoles, ({ actor, params, body, write }) =>
  write(async (ctx) => {
    refuseOneself(actor, params.id)
    const account = await targetOf(ctx, params.id)
    refuseAbove(actor, account)
    const wanted: readonly Role[] = [...new Set(body.roles)]
    if (!actor.roles.includes('admin') && wanted.some(isStaffRole))
      throw new Problem(403, 'not_yours_to_give', 'Only an administrator lets people into the staff.')
    const { added, taken } = await putRoles(ctx, account.id, account.roles, wanted)
    await noteSecurity(ctx, note(actor, account.id, 'roles_changed', { reason: body.reason, added, taken }))
    return personNow(ctx, account.id)
  }),
)

const permissions = route(setPermissions, ({ actor, params, body, write }) =>
  write(async (ctx) => {
    refuseOneself(actor, params.id)
    const account = await targetOf(ctx, params.id)
    if (!account.roles.some(isStaffRole)) throw new Problem(409, 'not_staff', 'Permissions are for members of staff.')
    await putPermissions(ctx, account.id, body.permissions)
    const { reason, permissions: given } = body
    await noteSecurity(ctx, note(actor, account.id, 'permissions_changed', { reason, given }))
    return personNow(ctx, account.id)
  }),
)

// The password is shown once: the answer is not kept for a replay.
const temporary = route(setTemporaryPassword, async ({ app, actor, params, body }) => {
  const password = newTemporaryPassword()
  const passwordHash = await hashPassword(password)
  await app.work.write(async (ctx) => {
    const account = await targetOf(ctx, params.id)
    refuseAbove(actor, account)
    await giveTemporaryPassword(ctx, account.id, passwordHash)
    await endSessions(ctx, account.id)
    await noteSecurity(ctx, note(actor, account.id, 'temporary_password', { reason: body.reason }))
  })
  return { password }
})

const expire = route(expirePassword, ({ actor, params, body, write }) =>
  write(async (ctx) => {
    const account = await targetOf(ctx, params.id)
    refuseAbove(actor, account)
    await endPassword(ctx, account.id)
    await noteSecurity(ctx, note(actor, account.id, 'password_expired_by_staff', { reason: body.reason }))
    return personNow(ctx, account.id)
  }),
)

export const staffRoutes: readonly Route[] = [see, roles, permissions, temporary, expire]
