import type { PayloadOf } from '#kernel/events'
import type { PayeeEvent, PayeeEvents } from './events.ts'

/** Emails about changes to payout accounts and tax forms, one per event. */
export type PayeeMessage = { subject: string; paragraphs: readonly [string, ...string[]] }

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

const ifNotYours =
  'If this wasn’t you, use the button below. It removes the account, logs out every device, and alerts our team.'

const ifNot = 'If this wasn’t you, reset your password and call us at the number below.'

export const payeeMessages: {
  readonly [Name in PayeeEvent]: (payload: PayloadOf<PayeeEvents[Name]>) => PayeeMessage
} = {
  'payee.account_added': ({ ending, inForceAt }) => ({
    subject: 'A new payout account was added',
    paragraphs: [
      `From ${day.format(new Date(inForceAt))} UTC, we’ll send your payouts to the account ending in ${ending}.`,
      'Until then, payouts go to your previous account or wait.',
      ifNotYours,
    ],
  }),
  'payee.account_removed': ({ ending }) => ({
    subject: 'A payout account was removed',
    paragraphs: [`We no longer send payouts to the account ending in ${ending}.`, ifNot],
  }),
  'payee.account_stopped': ({ ending }) => ({
    subject: 'The new payout account was removed',
    paragraphs: [
      `Someone used the link in our email, so the account ending in ${ending} was removed and every device was logged out.`,
      'Set a new password at your next login. Our team is looking into it and will contact you.',
    ],
  }),
  'payee.tax_form_signed': () => ({
    subject: 'A new W-9 was signed',
    paragraphs: [
      'A new W-9 was signed in your account. We now use it for what we report to the tax authorities.',
      'If this wasn’t you, reset your password and call us at the number below.',
    ],
  }),
}
