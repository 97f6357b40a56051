import { area } from '../words.ts'

export const correctionWords = area({
  title: 'Adjust owner account',
  open: 'New adjustment',
  lead: 'Posts a dated journal entry under your name. The owner is notified and sees it on their statement.',
  owner: 'Owner',
  what: 'Type',
  kinds: {
    credit: 'Credit to the owner',
    charge: 'Charge to the owner',
    owner_stay: 'Owner stay cleaning',
  },
  amount: 'Amount',
  on: 'Posting date',
  onHint: 'A date in a closed quarter posts on the first open day.',
  note: 'Statement line text',
  noteHint: 'Shown to the owner, such as “Linen lost in July, replaced”.',
  noteShort: 'Enter at least 3 characters.',
  unclear: 'Enter an amount.',
  proofHint:
    'Why the balance was wrong. Above the limit, a second approver checks this against your attachment. The owner reads the reason and can open the files.',
  consequence: {
    credit: '{owner} is credited {amount}. The company’s share of the trust account falls by {amount}.',
    charge: '{owner} is charged {amount}, payable to the company. The next payout is {amount} lower.',
    owner_stay:
      '{owner} is charged {amount} for cleaning, recorded as company income. The next payout is {amount} lower.',
  },
  save: 'Post adjustment',
  booked: 'Posted, effective {date}.',
})
