import { type AccessLevels, type Permission, permissionNames, type Role } from '@porchlight/contract'
import { type RawBuilder, sql } from 'kysely'
import { containing } from '#kernel/db'
import { likePattern } from '#kernel/like-pattern'
import type { PhoneState } from '#kernel/phone'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx } from '#kernel/work'
import {
  isPasswordExpired,
  levelsOfRoles,
  normalEmail,
  type Pending,
  permissionsOfRoles,
  type Verification,
} from './rules.ts'
import { type AccountRow, db } from './tables.ts'

export type Account = {
  id: number
  email: string
  firstName: string
  lastName: string
  phone: string | null
  phoneState: PhoneState
  language: string
  bio: string | null
  /** Address of their profile picture. */
  image: string | null
  roles: readonly Role[]
  phoneVerified: boolean
  tempPassword: boolean
  passwordExpires: Date | null
  verification: Verification
  /** A staff member's permissions by area; an administrator has all of them. */
  permissions: readonly Permission[]
  /** The access level in each area. */
  levels: AccessLevels
  closed: boolean
  /** Staff have deactivated the account for a while. */
  deactivated: boolean
  /** The account this one was merged into. */
  mergedInto: number | null
}

const areasOf = (levels: AccessLevels): Permission[] => permissionNames.filter((area) => levels[area]).toSorted()

const accountOf = (row: AccountRow, roles: readonly Role[], given: AccessLevels): Account => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  phoneState: row.phone_state,
  language: row.language,
  bio: row.bio,
  image: row.image,
  roles,
  tempPassword: row.temp_password,
  passwordExpires: row.password_expires,
  phoneVerified: row.phone_verified_at !== null,
  verification: row.verification,
  permissions: permissionsOfRoles(roles, areasOf(given)),
  levels: levelsOfRoles(roles, given),
  closed: row.closed_at !== null,
  deactivated: row.deactivated_at !== null,
  mergedInto: row.merged_into,
})

export type StaffAccess = Pick<Account, 'permissions' | 'levels'>

/** The permissions that someone with these roles currently has. */
export const accessNow = async (ctx: ReadCtx, accountId: number, roles: readonly Role[]): Promise<StaffAccess> => {
  const isLimited = roles.includes('staff') && !roles.includes('admin')
  const rows = isLimited
    ? await db(ctx)
        .selectFrom('accounts.account_permission')
        .select(['permission', 'level'])
        .where('account_id', '=', accountId)
        .execute()
    : []
  const given: AccessLevels = Object.fromEntries(rows.map(({ permission, level }) => [permission, level]))
  return { permissions: permissionsOfRoles(roles, areasOf(given)), levels: levelsOfRoles(roles, given) }
}

export const accountsByIds = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, Account>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('accounts.account as account')
    .selectAll('account')
    .select([
      sql<Role[]>`array(select role from accounts.account_role where account_id = account.id)`.as('roles'),
      sql<AccessLevels>`(select coalesce(jsonb_object_agg(permission, level), '{}') from accounts.account_permission
        where account_id = account.id)`.as('given'),
    ])
    .where('account.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ roles, given, ...row }) => [row.id, accountOf(row, roles, given)]))
}

export const accountById = async (ctx: ReadCtx, id: number): Promise<Account | undefined> =>
  (await accountsByIds(ctx, [id])).get(id)

/** Names of these people by id; null for an unknown one. */
export const nameOfAccounts = async (
  ctx: ReadCtx,
  ids: readonly number[],
): Promise<(accountId: number) => string | null> => {
  const people = await accountsByIds(ctx, ids)
  return (accountId) => {
    const account = people.get(accountId)
    return account ? `${account.firstName} ${account.lastName}`.trim() : null
  }
}

/** Everyone on staff. */
export const staffAccounts = async (ctx: ReadCtx): Promise<Account[]> => {
  const rows = await db(ctx)
    .selectFrom('accounts.account_role')
    .innerJoin('accounts.account', 'accounts.account.id', 'accounts.account_role.account_id')
    .select('accounts.account.id')
    .distinct()
    .where('role', 'in', ['staff', 'admin'])
    .where('closed_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .execute()
  const accounts = await accountsByIds(
    ctx,
    rows.map(({ id }) => id),
  )
  return [...accounts.values()]
}

/** The account with an address; the address of a merged account leads to the primary one. */
export const accountByEmail = async (ctx: ReadCtx, email: string): Promise<Account | undefined> => {
  const row = await db(ctx)
    .selectFrom('accounts.account')
    .select(['id', 'merged_into'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst()
  return row && accountById(ctx, row.merged_into ?? row.id)
}

/** The accounts with these addresses, by address; the address of a merged account leads to the primary one. */
export const accountIdsByEmail = async (ctx: ReadCtx, emails: readonly string[]): Promise<Map<string, number>> => {
  if (emails.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('accounts.account')
    .select(['id', 'email', 'merged_into'])
    .where('email', 'in', emails.map(normalEmail))
    .execute()
  const ids = new Map(rows.map(({ id, email, merged_into }) => [email, merged_into ?? id]))
  return new Map(
    emails.flatMap((email): [string, number][] => {
      const id = ids.get(normalEmail(email))
      return id === undefined ? [] : [[email, id]]
    }),
  )
}

/** Whether any account exists. */
export const hasAccounts = async (ctx: ReadCtx): Promise<boolean> =>
  (await db(ctx).selectFrom('accounts.account').select('id').limit(1).executeTakeFirst()) !== undefined

export const passwordHashOf = async (
  ctx: ReadCtx,
  email: string,
): Promise<{ accountId: number; hash: string } | undefined> => {
  const row = await db(ctx)
    .selectFrom('accounts.account as entered')
    .innerJoin('accounts.account as account', (join) =>
      join.on('account.id', '=', sql<number>`coalesce(entered.merged_into, entered.id)`),
    )
    .select(['account.id', 'account.password_hash'])
    .where('entered.email', '=', normalEmail(email))
    .where('account.closed_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .executeTakeFirst()
  return row && { accountId: row.id, hash: row.password_hash }
}

export type Session = {
  sessionId: number
  accountId: number
  roles: readonly Role[]
  permissions: readonly Permission[]
  levels: AccessLevels
  /** What must still be proved before the session has any access. */
  pending: Pending | null
  passwordExpired: boolean
  /** Set by staff, so the person isn't the only one who has known it. */
  tempPassword: boolean
  confirmedAt: Date | null
  secondFactorAt: Date | null
  /** The account has a passkey or an authenticator app. */
  hasFactor: boolean
  language: string
  lastUsedAt: Date
  expiresAt: Date
  deviceId: number | null
  /** The staff member who is impersonating this person. */
  impersonatedBy: number | null
}

/** Whether the account of a row has a passkey or a verified authenticator app. */
export const hasFactorOf = (accountId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from accounts.passkey where account_id = ${accountId})
    or exists (select from accounts.authenticator where account_id = ${accountId} and proved_at is not null))`

/** Whether someone may still impersonate others. */
const isStillLetIn = async (ctx: ReadCtx, staffId: number): Promise<boolean> =>
  (await accountById(ctx, staffId))?.permissions.includes('people') === true

/**
 * The live session of a token. Undefined if it is unknown, ended, or expired, or if the staff member impersonating
 * someone in it may no longer do so.
 */
export const sessionByToken = async (ctx: ReadCtx, token: string): Promise<Session | undefined> => {
  const rows = await db(ctx)
    .selectFrom('accounts.session as session')
    .innerJoin('accounts.account as account', 'account.id', 'session.account_id')
    .leftJoin('accounts.account_role as role', 'role.account_id', 'session.account_id')
    .select(['session.id', 'session.account_id', 'session.pending', 'session.confirmed_at', 'session.last_used_at'])
    .select(['session.second_factor_at', hasFactorOf(sql.ref('session.account_id')).as('has_factor')])
    .select([
      'session.expires_at',
      'session.device_id',
      'session.impersonated_by',
      'account.password_expires',
      'account.temp_password',
      'account.language',
      'role.role',
    ])
    .where('session.token_hash', '=', sha256(token))
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', ctx.now)
    .where('account.deactivated_at', 'is', null)
    .execute()
  const [first] = rows
  if (!first) return undefined
  if (first.impersonated_by !== null && !(await isStillLetIn(ctx, first.impersonated_by))) return undefined
  const roles = rows.flatMap(({ role }) => (role ? [role] : []))
  return {
    sessionId: first.id,
    accountId: first.account_id,
    roles,
    ...(await accessNow(ctx, first.account_id, roles)),
    pending: first.pending,
    passwordExpired: isPasswordExpired(first.password_expires, ctx.now),
    tempPassword: first.temp_password,
    confirmedAt: first.confirmed_at,
    secondFactorAt: first.second_factor_at,
    hasFactor: first.has_factor,
    language: first.language,
    lastUsedAt: first.last_used_at,
    expiresAt: first.expires_at,
    deviceId: first.device_id,
    impersonatedBy: first.impersonated_by,
  }
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

/** The password hash of a logged-in person. */
export const passwordHashById = async (ctx: ReadCtx, accountId: number): Promise<string | undefined> =>
  (
    await db(ctx)
      .selectFrom('accounts.account')
      .select('password_hash')
      .where('id', '=', accountId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
  )?.password_hash

/** Ids of people whose name, however it is spelled, or address contains this text, up to `limit`. */
export const peopleNamed = async (ctx: ReadCtx, text: string, limit = 500): Promise<number[]> => {
  const accounts = db(ctx).selectFrom('accounts.account').select('id')
  const isNamed = await likePattern(text, {
    id: sql.ref('id'),
    texts: [sql<string>`lower(first_name || ' ' || last_name)`, sql<string>`lower(last_name || ' ' || first_name)`],
    // The other order is beyond ASCII whenever this one is.
    spelledFrom: [sql<string>`(first_name || ' ' || last_name)`],
    others: async (isOther) => {
      const rows = await accounts.select(['first_name', 'last_name']).where(isOther).execute()
      return rows.map(({ id, first_name, last_name }) => ({
        id,
        texts: [`${first_name} ${last_name}`, `${last_name} ${first_name}`],
      }))
    },
  })
  const rows = await accounts
    .where(({ or, eb }) => or([isNamed, eb('email', 'ilike', containing(text))]))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** People whose names share the most letter triples with a mistyped one, most similar first. */
export const peopleNamedLike = async (ctx: ReadCtx, text: string, limit: number): Promise<number[]> => {
  const name = sql<string>`lower(first_name || ' ' || last_name)`
  const rows = await db(ctx)
    .selectFrom('accounts.account')
    .select('id')
    .where(sql<boolean>`lower(${text}) <% ${name}`)
    .orderBy(sql`word_similarity(lower(${text}), ${name})`, 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Fewer digits match too many numbers. */
export const fewestPhoneDigits = 6

/** Ids of people whose phone number contains these digits, without a national number's leading zero. */
export const peopleWithPhone = async (ctx: ReadCtx, digits: string, limit = 500): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('accounts.account')
    .select('id')
    .where('phone', 'ilike', containing(digits.replace(/^0+/, '')))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
