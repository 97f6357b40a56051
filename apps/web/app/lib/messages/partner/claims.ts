import { area } from '../words.ts'

/** Bookings a partner claims. */
export const claimWords = area({
  title: 'Missing a booking?',
  note: 'Tell us about a booking that should be yours',
  number: 'Confirmation number',
  lastName: 'Guest’s last name',
  reason: 'Why it should be credited to you',
  reasonHint: 'At least 10 characters: how and when you sent this guest',
  short: 'Explain why in at least 10 characters.',
  send: 'Claim booking',
  sent: 'Claim received. We’ll answer by {day}.',
  list: 'Your claims',
  state: 'Status',
  claimed: 'claimed {day}',
  answerBy: 'answer by {day}',
  states: {
    open: 'In review',
    credited: 'Credited to you',
    declined: 'Not credited',
  },
})
