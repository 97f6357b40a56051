import { area } from '../words.ts'

export const askingWords = area({
  title: 'Ask for a payment',
  text: 'For what comes beside the price: late check-out, a cot, wood. The guest agrees first, and it becomes a line of the price of the stay.',
  amount: 'Amount, taxes in',
  reason: 'What for',
  ask: 'Ask the guest',
  asked: 'The guest is written to',
  missing: 'Please fill this in.',
  withdraw: 'Withdraw',
  unclear: 'This is no amount.',
  states: { asked: 'Waits for the guest', accepted: 'Agreed', withdrawn: 'Withdrawn', taken_back: 'Canceled' },
  sentForApproval: 'Sent for approval. The guest is asked once a second person approves.',
})
