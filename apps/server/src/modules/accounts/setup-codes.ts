import { type Permission, permissionNames, type Role, setupCodeHours } from '@porchlight/contract'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { noteSecurity } from './audit.ts'
import { accountByEmail } from './queries.ts'
import { levelsOfRoles, normalEmail } from './rules.ts'
import { newTemporaryPassword, putPermissions, putRoles } from './staff-access.ts'
import { db } from './tables.ts'

/** Roles of a new installation's administrator: access to every area. */
export const adminRoles: readonly Role[] = ['staff', 'admin']
export const adminPermissions: readonly Permission[] = permissionNames

const digest = (code: string): string => sha256(code.trim().toLowerCase())

/** Whether no open account administers this installation yet. */
export const lacksAdmin = async (ctx: ReadCtx): Promise<boolean> => {
  const admin = await db(ctx)
    .selectFrom('accounts.account_role as role')
    .innerJoin('accounts.account as account', 'account.id', 'role.account_id')
    .select('account.id')
    .where('role.role', '=', 'admin')
    .where('account.closed_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return admin === undefined
}

/** The number of people on the team: open accounts of staff and administrators. */
export const staffCount = async (ctx: ReadCtx): Promise<number> => {
  const { staff } = await db(ctx)
    .selectFrom('accounts.account_role as role')
    .innerJoin('accounts.account as account', 'account.id', 'role.account_id')
    .select(({ fn }) => fn.count<number>('account.id').distinct().as('staff'))
    .where('role.role', 'in', ['staff', 'admin'])
    .where('account.closed_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(staff)
}

/**
 * Creates a code, bound to an address if one is given; earlier unused codes of the same kind become void. @returns the
 * code
 */
export const makeSetupCode = async (ctx: WriteCtx, email: string | null): Promise<string> => {
  const address = email === null ? null : normalEmail(email)
  await db(ctx)
    .deleteFrom('accounts.setup_code')
    .where('used_at', 'is', null)
    .where('email', address === null ? 'is' : '=', address)
    .execute()
  const code = newTemporaryPassword()
  await db(ctx)
    .insertInto('accounts.setup_code')
    .values({
      code_hash: digest(code),
      email: address,
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + setupCodeHours * 3_600_000),
      used_at: null,
      used_by: null,
    })
    .execute()
  return code
}

/**
 * Locks an unused code until the transaction ends, so that if two people send it at once, only one gets in. A code
 * without an address counts only while no one runs the installation.
 */
export const claimSetupCode = async (ctx: WriteCtx, code: string, email: string): Promise<number | undefined> => {
  const row = await db(ctx)
    .selectFrom('accounts.setup_code')
    .select(['id', 'email'])
    .where('code_hash', '=', digest(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const fits = row.email === null ? await lacksAdmin(ctx) : row.email === normalEmail(email)
  return fits ? row.id : undefined
}

export const useSetupCode = async (ctx: WriteCtx, id: number, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.setup_code')
    .set({ used_at: ctx.now, used_by: accountId })
    .where('id', '=', id)
    .execute()
}

/**
 * Makes the account with an address an administrator; for the operator of the machine.
 * @returns false if no account has it
 */
export const makeAdmin = async (ctx: WriteCtx, email: string): Promise<boolean> => {
  const account = await accountByEmail(ctx, email)
  if (!account) return false
  const roles = [...new Set([...account.roles, ...adminRoles])]
  const { added } = await putRoles(ctx, account.id, account.roles, roles)
  await putPermissions(ctx, account.id, account.levels, levelsOfRoles(['admin'], {}))
  await noteSecurity(ctx, {
    accountId: account.id,
    kind: 'roles_changed',
    by: null,
    details: { added, from: 'console' },
  })
  return true
}
