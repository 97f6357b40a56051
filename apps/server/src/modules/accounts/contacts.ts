import type { Language } from '@porchlight/contract'
import type { Person } from '#http/actor'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { noteSecurity } from './audit.ts'
import { type Account, accountByEmail, accountById } from './queries.ts'
import { formerEmailDays, normalEmail } from './rules.ts'
import { announceSecurityEvent } from './security-notices.ts'
import { db } from './tables.ts'

/** @throws Problem 409 `email_taken` */
export const assertAvailable = async (ctx: WriteCtx, email: string, accountId: number): Promise<void> => {
  const other = await accountByEmail(ctx, email)
  if (other && other.id !== accountId)
    throw new Problem(409, 'email_taken', 'There is already an account for this e-mail address.', undefined, {
      required: ['email'],
    })
}

/** Makes a verified contact the account's; the old contact is notified of it. */
export const claimContact = async (
  ctx: WriteCtx,
  { accountId, sessionId }: Person,
  what: 'email' | 'phone',
  contact: string,
  address: string,
): Promise<void> => {
  const before = (await accountById(ctx, accountId)) as Account
  if (what === 'email') await assertAvailable(ctx, contact, accountId)
  await db(ctx)
    .updateTable('accounts.account')
    .set(
      what === 'email'
        ? { email: normalEmail(contact), former_email: before.email, email_changed_at: ctx.now }
        : { phone: contact, phone_state: 'certain', phone_verified_at: ctx.now },
    )
    .where('id', '=', accountId)
    .execute()
  const kind = what === 'email' ? 'email_changed' : 'phone_verified'
  await noteSecurity(ctx, { accountId, kind, sessionId, address })
  const old = before[what]
  if (old && old !== contact)
    await announceSecurityEvent(ctx, 'account.contact_changed', {
      accountId,
      what,
      oldEmail: before.email,
      ...(what === 'phone' && before.phoneVerified && { oldPhone: old }),
    })
}

/** The address an account had until recently: important security notices go there too. */
export const formerEmailOf = async (ctx: ReadCtx, accountId: number): Promise<string | null> => {
  const row = await db(ctx)
    .selectFrom('accounts.account')
    .select('former_email')
    .where('id', '=', accountId)
    .where('email_changed_at', '>', new Date(ctx.now.getTime() - formerEmailDays * 86_400_000))
    .executeTakeFirst()
  return row?.former_email ?? null
}

type StaffChange = { firstName: string; lastName: string; phone: string | null; language: Language }

/** Name, number, and language as corrected by staff. The former number is notified of the change if it was verified. */
export const changeContact = async (
  ctx: WriteCtx,
  accountId: number,
  { firstName, lastName, phone, language }: StaffChange,
  by: number,
): Promise<void> => {
  const before = (await accountById(ctx, accountId)) as Account
  const isNewPhone = phone !== before.phone
  await db(ctx)
    .updateTable('accounts.account')
    .set({
      first_name: firstName,
      last_name: lastName,
      language,
      ...(isNewPhone && { phone, phone_state: 'certain' as const, phone_verified_at: null }),
    })
    .where('id', '=', accountId)
    .execute()
  const changed = [
    ...(firstName === before.firstName && lastName === before.lastName ? [] : ['name']),
    ...(isNewPhone ? ['phone'] : []),
    ...(language === before.language ? [] : ['language']),
  ]
  if (changed.length === 0) return
  await noteSecurity(ctx, { accountId, kind: 'contact_changed_by_staff', by, details: { changed } })
  if (isNewPhone && before.phone && before.phoneVerified)
    await announceSecurityEvent(ctx, 'account.contact_changed', {
      accountId,
      what: 'phone',
      oldEmail: before.email,
      oldPhone: before.phone,
    })
}
