import { isWeakPassword, passwordMessages } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { isCommonPassword } from './adapters/passwords.ts'
import { voidInvitations } from './invitations.ts'
import { announceSecurityEvent } from './security-notices.ts'
import { db } from './tables.ts'

/** @throws Problem 422 `weak_password`, in the words of the form it was entered in */
export const refuseWeak = (password: string, at: 'weakAtSignup' | 'weakAtReset', field: string): void => {
  if (isWeakPassword(password, isCommonPassword))
    throw new Problem(422, 'weak_password', passwordMessages[at], undefined, { required: [field] })
}

/** @throws Problem 422 `password_mismatch` */
export const refuseMismatch = (password: string, again: string): void => {
  if (password !== again)
    throw new Problem(422, 'password_mismatch', passwordMessages.mismatch, undefined, { required: ['confirmPassword'] })
}

const storePassword = async (ctx: WriteCtx, accountId: number, passwordHash: string): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.account')
    .set({
      password_hash: passwordHash,
      password_changed_at: ctx.now,
      password_expires: null,
      temp_password: false,
      password_set: true,
    })
    .where('id', '=', accountId)
    .execute()
  await voidInvitations(ctx, accountId)
}

/** A person added by staff has chosen their first password; nothing changed that an email should warn about. */
export const setFirstPassword = storePassword

/** Sets a new password, which is neither temporary nor expired. The account's owner is notified. */
export const setPassword = async (ctx: WriteCtx, accountId: number, passwordHash: string): Promise<void> => {
  await storePassword(ctx, accountId, passwordHash)
  await announceSecurityEvent(ctx, 'account.password_changed', { accountId })
}
