import { area } from '../words.ts'

/** An owner's answers to a repair's price. */
export const ownerBidWords = area({
  more: 'Message or counteroffer',
  text: 'Message to the team',
  counterSum: 'Counteroffer',
  counterHint: 'Only if you’d like to propose a different amount.',
  unclear: 'Enter an amount.',
  missing: 'Enter the amount you’d pay.',
  approve: 'Approve bid',
  counter: 'Send counteroffer',
  decline: 'Decline bid',
  label: 'Your answer to this bid',
  sent: 'Answer sent to the team',
  waits: 'Your answer is saved offline, waiting to sync.',
  failed: 'That didn’t go through. Try again.',
  approveFor: 'Approve {amount}',
  approveTitle: 'Approve this repair?',
  approveText: 'We order the repair for {amount}. Your share is charged to your account when it’s done.',
  back: 'Back',
  close: 'Close',
})
