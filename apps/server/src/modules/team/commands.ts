import type { ApprovalOutcome, Permission, Role } from '@porchlight/contract'
import type { Person } from '#http/actor'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import {
  type Account,
  accountById,
  isStaffRole,
  needsGrantApproval,
  noteSecurity,
  personView,
  putPermissions,
  putRoles,
} from '#modules/accounts'
import { type ApprovalHandler, approversOf, submitForApproval } from '#modules/approvals'

type Change<Body> = Body & { accountId: number; actor: Person; reason: string }
type Act =
  | { what: 'roles'; accountId: number; roles: readonly Role[]; reason: string }
  | { what: 'permissions'; accountId: number; permissions: readonly Permission[]; reason: string }

const personById = async (ctx: ReadCtx, id: number): Promise<Account> => {
  const account = await accountById(ctx, id)
  if (!account) throw notFound('This account')
  return account
}

export const personNow = async (ctx: ReadCtx, id: number) => {
  const account = await personById(ctx, id)
  return { person: { ...personView(account), closed: account.closed } }
}

/** Carries out a change of access under the name of the person who asked for it. */
const apply = async (ctx: WriteCtx, act: Act, by: number): Promise<void> => {
  const account = await personById(ctx, act.accountId)
  if (account.closed) throw new Problem(409, 'account_closed', 'This account is closed.')
  if (act.what === 'roles') {
    const { added, taken } = await putRoles(ctx, account.id, account.roles, act.roles)
    await noteSecurity(ctx, {
      accountId: account.id,
      kind: 'roles_changed',
      by,
      details: { reason: act.reason, added, taken },
    })
    return
  }
  if (!account.roles.some(isStaffRole)) throw new Problem(409, 'not_staff', 'Only staff accounts have permissions.')
  await putPermissions(ctx, account.id, account.permissions, act.permissions)
  const details = { reason: act.reason, given: act.permissions }
  await noteSecurity(ctx, { accountId: account.id, kind: 'permissions_changed', by, details })
}

/** All administrators and the person hear of it; what gives power waits for a second administrator. */
const submit = async (
  ctx: WriteCtx,
  { accountId, actor, reason }: Change<object>,
  act: Act,
  { added, taken, waits }: { added: readonly string[]; taken: readonly string[]; waits: boolean },
): Promise<ApprovalOutcome> => {
  const { firstName, lastName } = await personById(ctx, accountId)
  const admins = (await approversOf(ctx, 'permissions')).map(({ id }) => id)
  const outcome = await submitForApproval(ctx, {
    kind: 'permissions',
    subject: `account:${accountId}`,
    facts: { person: `${firstName} ${lastName}`, added: [...added], taken: [...taken] },
    act,
    reason,
    participants: [accountId],
    affected: [...admins, accountId],
    by: actor.accountId,
    waits,
  })
  if (outcome.state === 'done') await apply(ctx, act, actor.accountId)
  return outcome
}

/** @throws Problem 403 not_yours_to_give, 409 last_admin, 409 already_pending, 404 */
export const changeRoles = async (
  ctx: WriteCtx,
  change: Change<{ roles: readonly Role[] }>,
): Promise<ApprovalOutcome> => {
  const { accountId, actor, reason } = change
  const account = await personById(ctx, accountId)
  const roles = [...new Set(change.roles)]
  if (!actor.roles.includes('admin') && roles.some(isStaffRole))
    throw new Problem(403, 'not_yours_to_give', 'Only an administrator can add staff members.')
  const added = roles.filter((role) => !account.roles.includes(role))
  const taken = account.roles.filter((role) => !roles.includes(role))
  const waits = needsGrantApproval({ roles: added })
  return await submit(ctx, change, { what: 'roles', accountId, roles, reason }, { added, taken, waits })
}

/** @throws Problem 409 not_staff, 409 already_pending, 404 */
export const changePermissions = async (
  ctx: WriteCtx,
  change: Change<{ permissions: readonly Permission[] }>,
): Promise<ApprovalOutcome> => {
  const { accountId, reason } = change
  const account = await personById(ctx, accountId)
  if (!account.roles.some(isStaffRole)) throw new Problem(409, 'not_staff', 'Only staff accounts have permissions.')
  const permissions = [...new Set(change.permissions)]
  const added = permissions.filter((permission) => !account.permissions.includes(permission))
  const taken = account.permissions.filter((permission) => !permissions.includes(permission))
  const waits = needsGrantApproval({ permissions: added })
  return await submit(ctx, change, { what: 'permissions', accountId, permissions, reason }, { added, taken, waits })
}

export const permissionsHandler: ApprovalHandler = {
  kind: 'permissions',
  carryOut: (ctx, { act, requestedBy, approvedBy }) => apply(ctx, act as Act, requestedBy ?? approvedBy),
}
