import { randomInt } from 'node:crypto'
import type { Permission, Role } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { grantPermission, grantRole } from './commands.ts'
import { db } from './tables.ts'

/** Roles as they shall be; gives what was added and what was taken. */
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
  // Whoever is let into the staff again begins with nothing.
  if (taken.includes('staff')) await putPermissions(ctx, accountId, [])
  await announce(ctx, 'account.roles_changed', { accountId, added, taken })
  return { added, taken }
}

export const putPermissions = async (
  ctx: WriteCtx,
  accountId: number,
  permissions: readonly Permission[],
): Promise<void> => {
  await db(ctx).deleteFrom('accounts.account_permission').where('account_id', '=', accountId).execute()
  for (const permission of permissions) await grantPermission(ctx, accountId, permission)
}

const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Three groups of five signs that sound unlike each other on the telephone. */
export const newTemporaryPassword = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')).join('-')

export const giveTemporaryPassword = async (ctx: WriteCtx, accountId: number, passwordHash: string): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.account')
    .set({ password_hash: passwordHash, temp_password: true, password_expires: null })
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
