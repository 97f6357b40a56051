import type { Writers } from './words.ts'

type PayeeKind =
  | 'payout_account_added'
  | 'co_owner_paid_elsewhere'
  | 'team_payout_account'
  | 'team_payout_account_stopped'

/** What owners, their co-owners and the team hear of payout accounts. */
export const payeeWriters: Writers<PayeeKind> = {
  payout_account_added: ({ firstName }, { ending }) => ({
    subject: 'A new payout account was added',
    brief: `It ends in ${ending}. If this wasn’t you, remove it now or use the link in our email.`,
    heading: 'A new payout account was added',
    paragraphs: [
      `Dear ${firstName}, a payout account ending in ${ending} was added to your account.`,
      'If this wasn’t you, remove it now, or use the link in the email we sent about it.',
    ],
    action: 'See your payout accounts',
  }),
  co_owner_paid_elsewhere: ({ firstName }, { person }) => ({
    subject: `${person} changed their payout account`,
    brief: 'You own a home together. Your own payouts don’t change.',
    heading: 'A co-owner changed their payout account',
    paragraphs: [
      `Dear ${firstName}, ${person}, who owns a home with you, added a new payout account. Your own payouts don’t change.`,
      'If this surprises you, talk to them or call us: the number is below.',
    ],
    action: 'See your accounting',
  }),
  team_payout_account: ({ firstName }, { person, ending }) => ({
    subject: `New payout account of ${person}`,
    brief: `It ends in ${ending}. Nothing goes there before its waiting time is over.`,
    heading: 'A new payout account',
    paragraphs: [
      `Dear ${firstName}, ${person} added a payout account ending in ${ending}. Nothing goes there before its waiting time is over.`,
      'Where the holder’s name differs, it waits for an approval.',
    ],
    action: 'See approvals',
  }),
  team_payout_account_stopped: ({ firstName }, { person, ending }) => ({
    subject: `Stopped by the owner: payout account of ${person}`,
    brief: `Someone added an account ending in ${ending} and ${person} says it wasn’t them. Please call them.`,
    heading: 'A payout account was stopped by its owner',
    paragraphs: [
      `Dear ${firstName}, ${person} used the link “This wasn’t me” for the payout account ending in ${ending}. The account is removed, all sessions have ended, and the password has to be reset.`,
      'Someone else was probably in this account. Please call the owner at the number on file before anything is paid.',
    ],
    action: 'See payouts',
  }),
}
