import type { AccessLevel, Language, Permission, Role } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { isPhone, readPhone } from '#kernel/phone'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { startApproverWait } from './approvers.ts'
import { accountOpened } from './events.ts'
import { type Account, accountById } from './queries.ts'
import { isStaffRole, normalEmail, type Verification } from './rules.ts'
import { db } from './tables.ts'

export type NewAccount = {
  email: string
  firstName: string
  lastName: string
  phone?: string | null
  /** Null for a person staff add: they choose one through the invitation link. */
  passwordHash: string | null
  language?: Language
  roles: readonly Role[]
  /** A staff member's permissions; none by default. */
  permissions?: readonly Permission[]
  address?: unknown
  /** When a login requires more than the password; never by default. */
  verification?: Verification
  /** What a broker or travel agent stated about their license. */
  licenses?: object
  /** Where they signed up from. */
  signup?: object
  /** Address of a home the person wants to list; the homes module creates a draft of it. */
  propertyAddress?: unknown
}

/** Matches no password: the digest is all zeros. */
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

const stored = (fields: object | undefined): string | null =>
  fields && Object.keys(fields).length > 0 ? JSON.stringify(fields) : null

const countryIn = (address: unknown): string | null =>
  (address as { country?: string } | null | undefined)?.country ?? null

/** Opens an account; one mailbox, one account. */
export const createAccount = async (ctx: WriteCtx, input: NewAccount): Promise<Account> => {
  const phone = input.phone ? readPhone(input.phone, countryIn(input.address)) : undefined
  const row = await db(ctx)
    .insertInto('accounts.account')
    .values({
      email: normalEmail(input.email),
      first_name: input.firstName,
      last_name: input.lastName,
      phone: phone && isPhone(phone) ? phone.e164 : (input.phone ?? null),
      ...(phone && { phone_state: isPhone(phone) ? ('certain' as const) : ('unclear' as const) }),
      password_hash: input.passwordHash ?? nobodysHash,
      password_set: input.passwordHash !== null,
      password_expires: null,
      ...(input.language && { language: input.language }),
      address: input.address ? JSON.stringify(input.address) : null,
      signed_up_at: ctx.now,
      phone_verified_at: null,
      password_changed_at: null,
      ...(input.verification && { verification: input.verification }),
      licenses: stored(input.licenses),
      signup: stored(input.signup),
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row)
    throw new Problem(
      409,
      'email_taken',
      'There is already an account for this e-mail address. Please log in.',
      undefined,
      { required: ['email'] },
    )
  for (const role of input.roles) await grantRole(ctx, row.id, role)
  for (const permission of input.permissions ?? []) await grantPermission(ctx, row.id, permission)
  if (input.roles.some(isStaffRole)) await startApproverWait(ctx, row.id, 'account_opened')
  await announce(ctx, accountOpened({ accountId: row.id, propertyAddress: input.propertyAddress ?? null }))
  return (await accountById(ctx, row.id)) as Account
}

/** Sets the language of every page and email from now on. */
export const speakTo = async (ctx: WriteCtx, accountId: number, language: Language): Promise<Account> => {
  await db(ctx).updateTable('accounts.account').set({ language }).where('id', '=', accountId).execute()
  return (await accountById(ctx, accountId)) as Account
}

export const grantRole = async (ctx: WriteCtx, accountId: number, role: Role): Promise<void> => {
  await db(ctx)
    .insertInto('accounts.account_role')
    .values({ account_id: accountId, role, granted_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const grantPermission = async (
  ctx: WriteCtx,
  accountId: number,
  permission: Permission,
  level: AccessLevel = 'approve',
): Promise<void> => {
  await db(ctx)
    .insertInto('accounts.account_permission')
    .values({ account_id: accountId, permission, level, granted_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
