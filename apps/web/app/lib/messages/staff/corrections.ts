import { area } from '../words.ts'

export const correctionWords = area({
  title: 'Correct an owner’s account',
  open: 'Write a correction',
  lead: 'A dated entry in the journal, with your name. It appears on the owner’s statement, and the owner is notified.',
  owner: 'Owner',
  what: 'What happens',
  kinds: {
    credit: 'Credit: the company gives the owner',
    charge: 'Charge: the owner pays the company',
    owner_stay: 'Cleaning of an owner stay',
  },
  amount: 'Amount',
  on: 'Dated',
  onHint: 'In a closed quarter, it counts on the first open day.',
  note: 'Text on the statement',
  noteHint: 'What the owner reads, such as “Linen lost in July, replaced”.',
  noteShort: 'Write at least three characters.',
  unclear: 'Please enter an amount.',
  proofHint: 'Why the books were wrong. Above the limit a second person compares this with what you attach.',
  consequence: {
    credit: '{owner} receives {amount}. The company pays it, and its own share of the trust account falls by {amount}.',
    charge: '{owner} pays {amount} to the company. The next payout is {amount} lower.',
    owner_stay:
      '{owner} pays {amount} for the cleaning. It is income of the company; the next payout is {amount} lower.',
  },
  save: 'Book the correction',
  booked: 'Booked. It counts on {date}.',
  stillSending: 'The document is still being sent.',
})
