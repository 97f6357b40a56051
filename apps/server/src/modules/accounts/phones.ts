import type { Address } from '@porchlight/contract'
import { rereadPhone } from '#kernel/phone'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { readEmailOf } from './rules.ts'
import { announceSecurityEvent } from './security-notices.ts'
import { db } from './tables.ts'

/** Numbers and addresses processed per batch. */
const atOnce = 500

/** The person's country, used to read a number without a country code; null if they never said. */
export const countryOfAccount = async (ctx: ReadCtx, accountId: number): Promise<string | null> => {
  const { address } = await db(ctx)
    .selectFrom('accounts.account')
    .select('address')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return (address as Address | null)?.country ?? null
}

export const isPhoneUnclear = async (ctx: ReadCtx, accountId: number): Promise<boolean> => {
  const { phone_state: state } = await db(ctx)
    .selectFrom('accounts.account')
    .select('phone_state')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return state === 'unclear'
}

/**
 * Parses numbers that were stored as typed. A certain one is rewritten to E.164; any other counts as unverified, so
 * that no code goes there, and the person is asked for it. Returns how many were processed.
 */
export const readStoredPhones = async (ctx: WriteCtx): Promise<number> => {
  const rows = await db(ctx)
    .selectFrom('accounts.account')
    .select(['id', 'phone', 'address', 'closed_at'])
    .where('phone', 'is not', null)
    .where('phone_state', '=', 'unread')
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { id, phone, address, closed_at: closedAt } of rows) {
    const read = rereadPhone(phone ?? '', (address as Address | null)?.country)
    const isCertain = read.phone_state === 'certain'
    await db(ctx)
      .updateTable('accounts.account')
      .set({ ...read, ...(!isCertain && { phone_verified_at: null }) })
      .where('id', '=', id)
      .execute()
    if (!isCertain && !closedAt) await announceSecurityEvent(ctx, 'account.phone_unclear', { accountId: id })
  }
  return rows.length
}

/** Rewrites addresses stored in a form other than the one they are looked up by, unless someone else has it. */
export const rewriteStoredEmails = async (ctx: WriteCtx): Promise<void> => {
  const rows = await db(ctx)
    .selectFrom('accounts.account')
    .select(['id', 'email'])
    .where('email', '~', '[^[:ascii:]]')
    .execute()
  for (const { id, email } of rows) {
    const stored = readEmailOf(email)
    if (stored === undefined) continue
    const taken = await db(ctx)
      .selectFrom('accounts.account')
      .select('id')
      .where('email', '=', stored)
      .executeTakeFirst()
    if (!taken) await db(ctx).updateTable('accounts.account').set({ email: stored }).where('id', '=', id).execute()
  }
}
