import type { WriteCtx } from '#kernel/work'
import { revokeAllKeys } from './api-keys.ts'
import { voidInvitations } from './invitations.ts'
import { endSessions } from './sessions.ts'
import { refuseLastAdmin } from './staff-access.ts'
import { db } from './tables.ts'

/**
 * Deactivates an account: sessions end with this transaction, keys and invitations are void. The person's data stays as
 * it is. @throws Problem 409 last_admin
 */
export const deactivateAccount = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx).updateTable('accounts.account').set({ deactivated_at: ctx.now }).where('id', '=', accountId).execute()
  await endSessions(ctx, accountId)
  await revokeAllKeys(ctx, accountId)
  await voidInvitations(ctx, accountId)
  await refuseLastAdmin(ctx)
}

export const reactivateAccount = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx).updateTable('accounts.account').set({ deactivated_at: null }).where('id', '=', accountId).execute()
}
