import type { App } from '#kernel/app'
import { noteSecurity } from './audit.ts'
import { accountByEmail } from './queries.ts'
import { sendCode } from './send-code.ts'

export const sendResetJob = 'accounts.send-reset-code'

/** Sends a code to someone who has forgotten their password; sends nothing to an address without an account. */
export const sendResetCode = async (app: App, email: string): Promise<void> => {
  const account = await app.work.read((ctx) => accountByEmail(ctx, email))
  if (!account || account.deactivated) return
  await app.work.write((ctx) => noteSecurity(ctx, { accountId: account.id, kind: 'reset_asked', by: null }))
  await sendCode(app, { account, sessionId: null, purpose: 'reset', channel: 'email', contact: account.email })
}
