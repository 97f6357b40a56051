import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { revokeAllKeys } from './api-keys.ts'
import { accountClosed } from './events.ts'
import { dropRecoveryCodes, forgetAuthenticator } from './factors.ts'
import { endSessions } from './sessions.ts'
import { db } from './tables.ts'

/**
 * Closes an account permanently. Names, addresses, contacts, licenses, devices, and factors are erased. Its id stays,
 * so that the journal, bookings, and the security log, which the law requires us to retain, remain consistent without a
 * name.
 */
export const closeAccountForGood = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.account')
    .set({
      email: `closed-${accountId}@closed.invalid`,
      first_name: 'Closed',
      last_name: 'account',
      phone: null,
      phone_verified_at: null,
      address: null,
      licenses: null,
      signup: null,
      bio: null,
      image: null,
      former_email: null,
      email_changed_at: null,
      password_hash: 'closed',
      closed_at: ctx.now,
    })
    .where('id', '=', accountId)
    .execute()
  await endSessions(ctx, accountId)
  await revokeAllKeys(ctx, accountId)
  await forgetAuthenticator(ctx, accountId)
  await dropRecoveryCodes(ctx, accountId)
  await db(ctx).deleteFrom('accounts.passkey').where('account_id', '=', accountId).execute()
  await db(ctx).deleteFrom('accounts.account_role').where('account_id', '=', accountId).execute()
  await db(ctx).deleteFrom('accounts.account_permission').where('account_id', '=', accountId).execute()
  await db(ctx)
    .updateTable('accounts.session')
    .set({ address: '', user_agent: '' })
    .where('account_id', '=', accountId)
    .execute()
  await db(ctx)
    .updateTable('accounts.device')
    .set({ name: 'Closed', token_hash: '', forgotten_at: ctx.now })
    .where('account_id', '=', accountId)
    .execute()
  await db(ctx).updateTable('accounts.api_key').set({ name: 'Closed' }).where('account_id', '=', accountId).execute()
  await db(ctx)
    .updateTable('accounts.challenge')
    .set({ contact: '', void_at: ctx.now })
    .where('account_id', '=', accountId)
    .execute()
  await announce(ctx, accountClosed({ accountId }))
}
