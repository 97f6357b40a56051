import { randomInt } from 'node:crypto'
import { type AccessLevels, permissionNames, type Role } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { startApproverWait } from './approvers.ts'
import { grantPermission, grantRole } from './commands.ts'
import { accountRolesChanged } from './events.ts'
import { isStaffRole, levelChanges, needsGrantApproval } from './rules.ts'
import { requireProofAgain } from './sessions.ts'
import { db } from './tables.ts'

/**
 * Locks so that administrators are counted one change at a time: two who remove each other's role at once leave one.
 * @throws Problem 409 last_admin
 */
export const refuseLastAdmin = async (ctx: WriteCtx, leaving?: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('accounts.admins', 0))`.execute(db(ctx))
  const left = await db(ctx)
    .selectFrom('accounts.account_role as role')
    .innerJoin('accounts.account as account', 'account.id', 'role.account_id')
    .select('account.id')
    .where('role.role', '=', 'admin')
    .where('account.closed_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .$if(leaving !== undefined, (query) => query.where('account.id', '!=', leaving as number))
    .limit(1)
    .executeTakeFirst()
  if (!left) throw new Problem(409, 'last_admin', 'This is the last administrator. Add another one first.')
}

/** Sets the roles; returns what was added and what was removed. */
export const putRoles = async (ctx: WriteCtx, accountId: number, before: readonly Role[], roles: readonly Role[]) => {
  const added = roles.filter((role) => !before.includes(role))
  const taken = before.filter((role) => !roles.includes(role))
  for (const role of added) await grantRole(ctx, accountId, role)
  if (taken.length > 0)
    await db(ctx)
      .deleteFrom('accounts.account_role')
      .where('account_id', '=', accountId)
      .where('role', 'in', [...taken])
      .execute()
  // Someone who rejoins the staff starts without permissions.
  if (taken.includes('staff')) await putPermissions(ctx, accountId, {}, {})
  if (taken.includes('admin')) await refuseLastAdmin(ctx)
  if (added.some(isStaffRole)) {
    await startApproverWait(ctx, accountId, 'role_granted')
    await requireProofAgain(ctx, accountId)
  }
  await announce(ctx, accountRolesChanged({ accountId, added, taken }))
  return { added, taken }
}

export const putPermissions = async (
  ctx: WriteCtx,
  accountId: number,
  before: AccessLevels,
  after: AccessLevels,
): Promise<void> => {
  await db(ctx).deleteFrom('accounts.account_permission').where('account_id', '=', accountId).execute()
  for (const permission of permissionNames)
    if (after[permission]) await grantPermission(ctx, accountId, permission, after[permission])
  if (needsGrantApproval({ permissions: levelChanges(before, after).raised }))
    await startApproverWait(ctx, accountId, 'permission_granted')
}

const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Three groups of five characters that sound different from each other over the phone. */
export const newTemporaryPassword = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')).join('-')

export const giveTemporaryPassword = async (ctx: WriteCtx, accountId: number, passwordHash: string): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.account')
    .set({ password_hash: passwordHash, temp_password: true, password_expires: null, password_set: true })
    .where('id', '=', accountId)
    .execute()
}

export const endPassword = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.account')
    .set({ password_expires: new Date(ctx.now.getTime() - 1000) })
    .where('id', '=', accountId)
    .execute()
}
