import { area } from '../words.ts'

export const ownerReviewsWords = area({
  title: 'Guest reviews',
  lead: '{rating} of 5 from {number, plural, one {# review} other {# reviews}}',
  none: 'No reviews yet.',
  noneText: 'Reviews appear here once they are published, up to 14 days after check-out.',
  allAnswered: 'You’ve replied to every review.',
  homes: 'Homes',
  allHomes: 'All homes',
  show: {
    all: 'All',
    to_answer: 'No reply yet',
  },
  of: '{guest}, {home}',
  toStay: 'View booking',
  answer: 'Reply',
})
