/** What people are told by letter when it changes where they are paid: one text per event. */
export type PayeeLetter = { subject: string; paragraphs: readonly [string, ...string[]] }

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

const ifNotYours =
  'If this wasn’t you, stop it with the button below: the account is removed, everybody is signed out, and our team is alerted.'

const ifNot =
  'If it was not you, remove the account under “Payout accounts”, set a new password and call us: the number stands below.'

export const payeeLetters = {
  'payee.account_added': ({ ending, inForceAt }) => ({
    subject: 'A new account for your payouts',
    paragraphs: [
      `From ${day.format(new Date(String(inForceAt)))} UTC on we pay you to the account ending in ${ending}.`,
      'Until then nothing goes there: what falls due before is paid to the account that stood before, or waits.',
      ifNotYours,
    ],
  }),
  'payee.account_removed': ({ ending }) => ({
    subject: 'An account for your payouts was removed',
    paragraphs: [`We no longer pay you to the account ending in ${ending}.`, ifNot],
  }),
  'payee.account_stopped': ({ ending }) => ({
    subject: 'The new payout account is stopped',
    paragraphs: [
      `Someone used the link in our notice, so the account ending in ${ending} was removed and everybody was signed out of your account.`,
      'Set a new password at the next login. Our team was alerted and looks into it with you.',
    ],
  }),
  'payee.tax_form_signed': () => ({
    subject: 'A new W-9 was signed',
    paragraphs: [
      'A new W-9 was signed in your account. What we report to the tax authorities follows it from now on.',
      'If it was not you, set a new password and call us: the number stands below.',
    ],
  }),
} as const satisfies Record<string, (payload: Record<string, unknown>) => PayeeLetter>

export type PayeeEvent = keyof typeof payeeLetters
