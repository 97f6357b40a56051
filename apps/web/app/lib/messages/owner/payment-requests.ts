import { area } from '../words.ts'

export const paymentRequestWords = area({
  title: 'Request a payment',
  text: 'Charge for extras such as a late check-out, a crib, or firewood. The guest agrees first; then it’s added to the booking price.',
  amount: 'Amount, taxes included',
  reason: 'Description',
  ask: 'Send request',
  sent: 'Payment request sent',
  missing: 'Fill this in.',
  withdraw: 'Withdraw',
  unclear: 'Enter an amount.',
  states: { open: 'Waiting for the guest', accepted: 'Accepted', withdrawn: 'Withdrawn', canceled: 'Canceled' },
  sentForApproval: 'Sent for approval. The guest gets the request after a second approver approves it.',
})
