import type { MessageWriters } from './message-types.ts'

type PayeeKind =
  | 'payout_account_added'
  | 'co_owner_paid_elsewhere'
  | 'team_payout_account'
  | 'team_payout_account_stopped'

/** Emails to owners, co-owners, and the team about payout accounts. */
export const payeeWriters: MessageWriters<PayeeKind> = {
  payout_account_added: ({ firstName }, { ending }) => ({
    subject: 'A new payout account was added',
    brief: `It ends in ${ending}. If this wasn’t you, remove it now or use the link in our email.`,
    heading: 'A new payout account was added',
    paragraphs: [
      `Hi ${firstName}, a payout account ending in ${ending} was added to your account.`,
      'If this wasn’t you, remove it now, or use the link in the email we sent about it.',
    ],
    action: 'View payout accounts',
  }),
  co_owner_paid_elsewhere: ({ firstName }, { person }) => ({
    subject: `${person} changed their payout account`,
    brief: 'You own a home together. Your own payouts don’t change.',
    heading: 'A co-owner changed their payout account',
    paragraphs: [
      `Hi ${firstName}, ${person}, who owns a home with you, added a new payout account. Your own payouts don’t change.`,
      'If this surprises you, talk to them or call us: the number is below.',
    ],
    action: 'View your accounting',
  }),
  team_payout_account: ({ firstName }, { person, ending }) => ({
    subject: `New payout account for ${person}`,
    brief: `It ends in ${ending}. Payouts to it start after the waiting period.`,
    heading: 'New payout account',
    paragraphs: [
      `Hi ${firstName}, ${person} added a payout account ending in ${ending}. Payouts to it start after the waiting period.`,
      'If the account holder’s name differs from the owner’s, the account needs approval first.',
    ],
    action: 'View approvals',
  }),
  team_payout_account_stopped: ({ firstName }, { person, ending }) => ({
    subject: `Payout account of ${person} stopped by the owner`,
    brief: `An account ending in ${ending} was added and ${person} says it wasn’t them. Please call them.`,
    heading: 'A payout account was stopped by its owner',
    paragraphs: [
      `Hi ${firstName}, ${person} used the link “This wasn’t me” for the payout account ending in ${ending}. The account is removed, all sessions have ended, and the password has to be reset.`,
      'Someone else was probably in this account. Please call the owner at the number on file before anything is paid.',
    ],
    action: 'View payouts',
  }),
}
