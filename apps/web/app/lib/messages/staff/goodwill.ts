import { area } from '../words.ts'

/** Goodwill refunds beyond the cancellation policy. */
export const goodwillWords = area({
  amount: 'Goodwill refund beyond the policy',
  amountHint: 'Leave empty to refund only what the policy gives.',
  unclear: 'Enter an amount above zero.',
  bearer: 'Who pays for the goodwill refund?',
  bearerMissing: 'Choose who pays.',
  bearers: { owners: 'Owners and company, each their share', company: 'Company only' },
  bearerHints: {
    owners: 'Rent and commission are refunded. The owners are notified.',
    company: 'Owners still receive their share under the policy.',
  },
  costTitle: '{beyond} refunded beyond the policy',
  cost: 'Owner share drops by {owners}, company share by {company}.',
  needsSecond: 'This is above the one-person limit. The booking stays active until a second person approves.',
  send: 'Request approval to refund {amount}',
  sent: 'Sent for approval. The booking stays active until a second person approves.',
  reason: 'Reason',
  reasonShort: 'Enter at least 10 characters.',
})
