import type { WriteCtx } from '#kernel/work'
import type { Verification } from './rules.ts'
import { db } from './tables.ts'

/** Sets when a login requires more than the password from now on. */
export const setVerification = async (ctx: WriteCtx, accountId: number, when: Verification): Promise<void> => {
  await db(ctx).updateTable('accounts.account').set({ verification: when }).where('id', '=', accountId).execute()
}

/** A person with a second factor must pass it at least on devices the account doesn't know. */
export const verifyAtLeastNewDevices = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.account')
    .set({ verification: 'new_devices' })
    .where('id', '=', accountId)
    .where('verification', '=', 'off')
    .execute()
}
