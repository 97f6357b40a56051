import type { WriteCtx } from '#kernel/work'
import { startApproverWait } from './approvers.ts'
import { noteSecurity } from './audit.ts'
import { dropRecoveryCodes, forgetAuthenticator } from './factors.ts'
import { dropPasskey, passkeysOf } from './passkeys.ts'
import { announceSecurityEvent } from './security-notices.ts'
import { endSessions } from './sessions.ts'

/**
 * Removes every second factor of an account whose owner has lost them all. Their sessions end, they enroll again with a
 * code sent to their mailbox, are notified of it, and can't approve anything for a day.
 */
export const resetFactors = async (ctx: WriteCtx, accountId: number, reason: string): Promise<void> => {
  for (const { id } of await passkeysOf(ctx, accountId)) await dropPasskey(ctx, accountId, id)
  await forgetAuthenticator(ctx, accountId)
  await dropRecoveryCodes(ctx, accountId)
  await endSessions(ctx, accountId)
  await startApproverWait(ctx, accountId, 'factor_reset')
  await noteSecurity(ctx, { accountId, kind: 'authenticator_removed', by: null, details: { reason } })
  await announceSecurityEvent(ctx, 'account.factor_removed', { accountId, what: 'authenticator' })
}
