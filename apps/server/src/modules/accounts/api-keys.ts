import type { AccessLevels, Permission, Role } from '@porchlight/contract'
import { sql } from 'kysely'
import { newSecret, sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accessNow, hasFactorOf } from './queries.ts'
import { isPasswordExpired } from './rules.ts'
import { db } from './tables.ts'

const mark = 'plk_'
type NewKey = {
  name: string
  scopes: readonly string[]
  days: number | null
  /** When the person last passed a second factor in the session that creates the key. */
  secondFactorAt: Date | null
}

/** Creates a key with 256 random bits. Only its hash is stored, so this is the only time it can be read. */
export const makeApiKey = async (
  ctx: WriteCtx,
  accountId: number,
  { name, scopes, days, secondFactorAt }: NewKey,
): Promise<{ id: number; key: string }> => {
  const key = `${mark}${newSecret()}`
  const { id } = await db(ctx)
    .insertInto('accounts.api_key')
    .values({
      account_id: accountId,
      name,
      hint: key.slice(0, mark.length + 4),
      key_hash: sha256(key),
      scopes: [...new Set(scopes)],
      made_at: ctx.now,
      expires_at: days === null ? null : new Date(ctx.now.getTime() + days * 86_400_000),
      last_used_at: null,
      second_factor_at: secondFactorAt,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}

/** Keys that are still valid, newest first. */
export const apiKeysOf = (ctx: ReadCtx, accountId: number) =>
  db(ctx)
    .selectFrom('accounts.api_key')
    .select(['id', 'name', 'hint', 'scopes', 'made_at', 'expires_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', ctx.now)]))
    .orderBy('id', 'desc')
    .execute()

export const revokeApiKey = async (ctx: WriteCtx, accountId: number, id: number): Promise<boolean> => {
  const revoked = await db(ctx)
    .updateTable('accounts.api_key')
    .set({ revoked_at: ctx.now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return revoked.numUpdatedRows > 0n
}

export const revokeAllKeys = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.api_key')
    .set({ revoked_at: ctx.now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
}

export type KeyHolder = {
  keyId: number
  accountId: number
  roles: readonly Role[]
  permissions: readonly Permission[]
  levels: AccessLevels
  scopes: readonly string[]
  passwordExpired: boolean
  tempPassword: boolean
  /** When the person who created the key had passed a second factor; null for a key created with a password alone. */
  secondFactorAt: Date | null
  hasFactor: boolean
  lastUsedAt: Date | null
}

/** The holder of this key, while it is valid. */
export const holderOfKey = async (ctx: ReadCtx, key: string): Promise<KeyHolder | undefined> => {
  if (!key.startsWith(mark) || key.length > 80) return undefined
  const rows = await db(ctx)
    .selectFrom('accounts.api_key as key')
    .innerJoin('accounts.account as account', 'account.id', 'key.account_id')
    .leftJoin('accounts.account_role as role', 'role.account_id', 'key.account_id')
    .select(['key.id', 'key.account_id', 'key.scopes', 'key.last_used_at', 'role.role'])
    .select(['account.password_expires', 'account.temp_password', 'key.second_factor_at'])
    .select(hasFactorOf(sql.ref('key.account_id')).as('has_factor'))
    .where('key.key_hash', '=', sha256(key))
    .where('key.revoked_at', 'is', null)
    .where((where) => where.or([where('key.expires_at', 'is', null), where('key.expires_at', '>', ctx.now)]))
    .where('account.closed_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .execute()
  const [first] = rows
  if (!first) return undefined
  const roles = rows.flatMap(({ role }) => (role ? [role] : []))
  return {
    keyId: first.id,
    accountId: first.account_id,
    roles,
    ...(await accessNow(ctx, first.account_id, roles)),
    scopes: first.scopes,
    passwordExpired: isPasswordExpired(first.password_expires, ctx.now),
    tempPassword: first.temp_password,
    secondFactorAt: first.second_factor_at,
    hasFactor: first.has_factor,
    lastUsedAt: first.last_used_at,
  }
}

export const touchKey = async (ctx: WriteCtx, keyId: number): Promise<void> => {
  await db(ctx).updateTable('accounts.api_key').set({ last_used_at: ctx.now }).where('id', '=', keyId).execute()
}

/** Every valid key, with its holder. */
export const keysInForce = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('accounts.api_key as key')
    .innerJoin('accounts.account as account', 'account.id', 'key.account_id')
    .select(['key.id', 'key.name', 'key.hint', 'key.scopes', 'key.made_at', 'key.expires_at', 'key.last_used_at'])
    .select(['key.account_id', 'account.first_name', 'account.last_name'])
    .select(
      sql<boolean>`exists (select from accounts.account_role role
        where role.account_id = key.account_id and role.role in ('staff', 'admin'))`.as('is_staff'),
    )
    .where('key.revoked_at', 'is', null)
    .where((where) => where.or([where('key.expires_at', 'is', null), where('key.expires_at', '>', ctx.now)]))
    .orderBy('is_staff', 'desc')
    .orderBy('key.id', 'desc')
    .limit(1000)
    .execute()

/** The holder of a key; undefined if it is no longer valid. */
export const holderOfKeyId = async (ctx: ReadCtx, id: number): Promise<number | undefined> =>
  (
    await db(ctx)
      .selectFrom('accounts.api_key')
      .select('account_id')
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
  )?.account_id
