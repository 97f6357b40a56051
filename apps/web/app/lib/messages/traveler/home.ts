import { area } from '../words.ts'

/** The first page of a guest: his next stay, what waits for him, and ways on. */
export const guestHomeWords = area({
  left: '{number, plural, one {One thing to do.} other {# things to do.}}',
  first: 'First: {what}.',
  ready: 'Nothing is left to do before you come.',
  waiting: 'Waiting for you',
  claim: '{amount} is claimed of your stay at {home}',
  claimText: 'Please answer by {until}; then our team decides.',
  answer: 'Answer',
  claimNamed: 'Answer the claim about {home}',
  review: 'How was {home}?',
  reviewText: 'You can review the stay until {until}.',
  write: 'Review the stay',
  reviewNamed: 'Review the stay at {home}',
})
