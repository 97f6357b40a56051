import type { WriteCtx } from '#kernel/work'
import type { Verification } from './rules.ts'
import { db } from './tables.ts'

/** When a login asks for more than the password from now on. */
export const setVerification = async (ctx: WriteCtx, accountId: number, when: Verification): Promise<void> => {
  await db(ctx).updateTable('accounts.account').set({ verification: when }).where('id', '=', accountId).execute()
}

/** Someone with a further factor is asked for it at least where they were never seen. */
export const verifyAtLeastNewDevices = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.account')
    .set({ verification: 'new_devices' })
    .where('id', '=', accountId)
    .where('verification', '=', 'off')
    .execute()
}
