import {
  type AccessLevels,
  type ApprovalOutcome,
  type Permission,
  permissionNames,
  type Role,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import {
  type Account,
  accountById,
  isStaffRole,
  levelChanges,
  needsGrantApproval,
  noteSecurity,
  personView,
  putPermissions,
  putRoles,
} from '#modules/accounts'
import { type ApprovalHandler, approversOf, submitForApproval } from '#modules/approvals'
import { applyHomeLimits, type HomeLimitAct } from './home-limits.ts'

type Change<Body> = Body & { accountId: number; actor: Person; reason: string }
type Act =
  | { what: 'roles'; accountId: number; roles: readonly Role[]; reason: string }
  | { what: 'permissions'; accountId: number; levels: AccessLevels; reason: string }

const personById = async (ctx: ReadCtx, id: number): Promise<Account> => {
  const account = await accountById(ctx, id)
  if (!account) throw notFound('This account')
  return account
}

export const personNow = async (ctx: ReadCtx, id: number) => {
  const account = await personById(ctx, id)
  return { person: { ...personView(account), closed: account.closed } }
}

/** Areas with the access levels, as the approval and the audit log show them. */
const namedLevels = (areas: readonly Permission[], levels: AccessLevels): string[] =>
  areas.flatMap((area) => (levels[area] ? [`${area} (${levels[area]})`] : []))

/** Carries out an access change under the name of the person who requested it. */
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
  await putPermissions(ctx, account.id, account.levels, act.levels)
  const { lowered } = levelChanges(account.levels, act.levels)
  const details = {
    reason: act.reason,
    given: namedLevels(permissionNames, act.levels),
    taken: namedLevels(lowered, account.levels),
  }
  await noteSecurity(ctx, { accountId: account.id, kind: 'permissions_changed', by, details })
}

/** Notifies all administrators and the person; a change that grants power waits for a second administrator. */
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

/** @throws Problem 403 permission_not_held, 409 last_admin, 409 already_pending, 404 */
export const changeRoles = async (
  ctx: WriteCtx,
  change: Change<{ roles: readonly Role[] }>,
): Promise<ApprovalOutcome> => {
  const { accountId, actor, reason } = change
  const account = await personById(ctx, accountId)
  const roles = [...new Set(change.roles)]
  if (!actor.roles.includes('admin') && roles.some(isStaffRole))
    throw new Problem(403, 'permission_not_held', 'Only an administrator can add staff members.')
  const added = roles.filter((role) => !account.roles.includes(role))
  const taken = account.roles.filter((role) => !roles.includes(role))
  const waits = needsGrantApproval({ roles: added })
  return await submit(ctx, change, { what: 'roles', accountId, roles, reason }, { added, taken, waits })
}

/** @throws Problem 409 not_staff, 409 already_pending, 404 */
export const changePermissions = async (
  ctx: WriteCtx,
  change: Change<{ permissions: readonly Permission[]; levels?: AccessLevels }>,
): Promise<ApprovalOutcome> => {
  const { accountId, reason } = change
  const account = await personById(ctx, accountId)
  if (!account.roles.some(isStaffRole)) throw new Problem(409, 'not_staff', 'Only staff accounts have permissions.')
  const levels: AccessLevels = Object.fromEntries(
    [...new Set(change.permissions)].map((area) => [area, change.levels?.[area] ?? account.levels[area] ?? 'approve']),
  )
  const { raised, lowered } = levelChanges(account.levels, levels)
  const parts = {
    added: namedLevels(raised, levels),
    taken: namedLevels(lowered, account.levels),
    waits: needsGrantApproval({ permissions: raised }),
  }
  return await submit(ctx, change, { what: 'permissions', accountId, levels, reason }, parts)
}

export const permissionsHandler: ApprovalHandler = {
  kind: 'permissions',
  carryOut: (ctx, { act: stored, requestedBy, approvedBy }) => {
    const act = stored as Act | HomeLimitAct
    const by = requestedBy ?? approvedBy
    return act.what === 'homes' ? applyHomeLimits(ctx, act, by) : apply(ctx, act, by)
  },
}
