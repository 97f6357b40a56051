import { createHash } from 'node:crypto'
import type { Role } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { failureWindowMinutes, normalEmail } from './rules.ts'
import { type AccountRow, db } from './tables.ts'

export type Account = {
  id: number
  email: string
  firstName: string
  lastName: string
  phone: string | null
  language: string
  roles: readonly Role[]
  tempPassword: boolean
  passwordExpires: Date | null
}

const accountOf = (row: AccountRow, roles: readonly Role[]): Account => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  language: row.language,
  roles,
  tempPassword: row.temp_password,
  passwordExpires: row.password_expires,
})

const rolesOf = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, Role[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('accounts.account_role')
    .select(['account_id', 'role'])
    .where('account_id', 'in', [...ids])
    .execute()
  const roles = new Map<number, Role[]>()
  for (const row of rows) roles.set(row.account_id, [...(roles.get(row.account_id) ?? []), row.role])
  return roles
}

export const accountsByIds = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, Account>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('accounts.account')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const roles = await rolesOf(
    ctx,
    rows.map((row) => row.id),
  )
  return new Map(rows.map((row) => [row.id, accountOf(row, roles.get(row.id) ?? [])]))
}

export const accountById = async (ctx: ReadCtx, id: number): Promise<Account | undefined> =>
  (await accountsByIds(ctx, [id])).get(id)

export const accountByEmail = async (ctx: ReadCtx, email: string): Promise<Account | undefined> => {
  const row = await db(ctx)
    .selectFrom('accounts.account')
    .select('id')
    .where('email', '=', normalEmail(email))
    .executeTakeFirst()
  return row && accountById(ctx, row.id)
}

/** Whether anybody has an account here. */
export const hasAccounts = async (ctx: ReadCtx): Promise<boolean> =>
  (await db(ctx).selectFrom('accounts.account').select('id').limit(1).executeTakeFirst()) !== undefined

export const passwordHashOf = async (
  ctx: ReadCtx,
  email: string,
): Promise<{ accountId: number; hash: string } | undefined> => {
  const row = await db(ctx)
    .selectFrom('accounts.account')
    .select(['id', 'password_hash'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst()
  return row && { accountId: row.id, hash: row.password_hash }
}

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

export type Session = { sessionId: number; accountId: number; roles: readonly Role[] }

/** The live session of a token, or undefined when it is unknown, ended or expired. */
export const sessionByToken = async (ctx: ReadCtx, token: string): Promise<Session | undefined> => {
  const rows = await db(ctx)
    .selectFrom('accounts.session')
    .leftJoin('accounts.account_role', 'accounts.account_role.account_id', 'accounts.session.account_id')
    .select(['accounts.session.id', 'accounts.session.account_id', 'accounts.account_role.role'])
    .where('token_hash', '=', tokenHash(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .execute()
  const [first] = rows
  return (
    first && {
      sessionId: first.id,
      accountId: first.account_id,
      roles: rows.flatMap((row) => (row.role ? [row.role] : [])),
    }
  )
}

/** Which of these sessions are neither ended nor expired. */
export const liveSessions = async (ctx: ReadCtx, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db(ctx)
    .selectFrom('accounts.session')
    .select('id')
    .where('id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const recentFailures = async (ctx: ReadCtx, email: string): Promise<number> => {
  const since = new Date(ctx.now.getTime() - failureWindowMinutes * 60_000)
  const { count } = await db(ctx)
    .selectFrom('accounts.failed_login')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('email', '=', normalEmail(email))
    .where('failed_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
