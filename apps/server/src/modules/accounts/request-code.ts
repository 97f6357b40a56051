import { maskedEmail } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { CodeNotSent } from './adapters/codes.ts'
import { contactKey, mailboxKey, refuseWhenUsedUp, takeUses } from './allowances.ts'
import { allowances, maskedPhone } from './rules.ts'
import { type CodeOrder, sendCode } from './send-code.ts'
import { widened } from './throttle.ts'

/**
 * Sends a code within the limits for the caller's network, the account, and the contact.
 * @throws Problem 429 `too_many_attempts`, 503 `code_not_sent`
 */
export const requestCode = async (app: App, order: CodeOrder, network: string) => {
  const { account, channel, contact } = order
  const wait = await app.work.write((ctx) =>
    takeUses(ctx, [
      { what: 'codes-network', of: network, allowance: widened(app, allowances.codesRequested) },
      { what: 'codes-mailbox', of: mailboxKey(account.email), allowance: allowances.codesSent },
      { what: 'codes-contact', of: contactKey(contact), allowance: allowances.codesSent },
    ]),
  )
  refuseWhenUsedUp(wait, 'Too many codes were asked for. Please wait 15 minutes.')
  try {
    const { id, expiresAt } = await sendCode(app, order)
    const masked = channel === 'email' ? maskedEmail(contact) : maskedPhone(contact)
    return { challenge: { id, contact: masked, expiresAt: expiresAt.toISOString() } }
  } catch (error) {
    if (!(error instanceof CodeNotSent)) throw error
    app.log.warn({ error, channel, purpose: order.purpose }, 'verification code not sent')
    throw new Problem(503, 'code_not_sent', 'Could not send the verification code. Please try again')
  }
}
