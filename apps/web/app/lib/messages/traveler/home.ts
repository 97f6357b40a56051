import { area } from '../words.ts'

/** The guest's dashboard: next stay, open to-dos, and links. */
export const guestHomeWords = area({
  left: '{number, plural, one {One to-do left.} other {# to-dos left.}}',
  first: 'Next: {what}.',
  ready: 'You’re all set for your trip.',
  waiting: 'Needs your attention',
  claim: 'Damage claim for {amount}: {home}',
  claimText: 'Answer by {until}, or our team decides.',
  answer: 'Answer claim',
  claimNamed: 'Answer claim: {home}',
  review: 'How was {home}?',
  reviewText: 'You can review your stay until {until}.',
  write: 'Review stay',
  reviewNamed: 'Review stay at {home}',
})
