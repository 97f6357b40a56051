import { area } from '../words.ts'

/** What an owner says to the price of a repair. */
export const ownerBidWords = area({
  text: 'A word for the team',
  counterSum: 'What you would pay',
  counterHint: 'Only if you would like to propose another sum.',
  unclear: 'Please enter an amount.',
  missing: 'Please say what you would pay.',
  approve: 'Approve it',
  counter: 'Propose this sum',
  decline: 'Decline it',
  label: 'Your answer about a repair',
  sent: 'The team has your answer',
  waits: 'An answer waits on this device.',
  failed: 'That did not work',
})
