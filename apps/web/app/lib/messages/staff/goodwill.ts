import { area } from '../words.ts'

/** What the team gives back beyond the cancellation policy. */
export const goodwillWords = area({
  amount: 'Goodwill on top of the policy',
  amountHint: 'Leave it empty to refund what the policy gives, and nothing more.',
  unclear: 'Enter an amount above zero.',
  bearer: 'Who pays what goes beyond the policy?',
  bearerMissing: 'Choose who pays.',
  bearers: { owners: 'The owners and we, each our share', company: 'We alone' },
  bearerHints: {
    owners: 'Rent and commission go back. The owners are notified.',
    company: 'The owners keep what the policy gives them.',
  },
  costTitle: '{beyond} goes back beyond the policy',
  cost: 'The owners get {owners} less, we get {company} less.',
  needsSecond: 'This is above the limit of one person. The stay stays booked until a second person approves.',
  send: 'Send for approval: {amount} goes back',
  sent: 'Sent for approval. The stay stays booked until a second person approves.',
  reason: 'Reason',
  reasonShort: 'Write at least ten characters.',
})
