import { area } from '../words.ts'

/** The team's list of bookings, and the page of one. Words it shares with owners stand in theirs. */
export const staffBookingsWords = area({
  title: 'Bookings',
  forGuest: 'Book for a guest',
  lead: 'Every stay of every house: who comes, what is paid and what happened.',
  search: 'Number, guest or house',
  find: 'Find',
  captions: {
    requested: 'Requests that wait for an answer',
    upcoming: 'Stays to come and under way, the next first',
    previous: 'Stays that are over, the latest first',
    all: 'All bookings',
  },
  paid: 'Paid',
  of: 'of {total}',
  nothing: 'No booking is like that',
  nothingText: 'Try a part of a name, or a number such as PL-20017.',
  reach: 'How to reach the guest',
  money: 'What is paid',
  refunded: '{amount} went back.',
  noPayment: 'Nothing has been paid yet.',
  payment: {
    pending: 'on its way',
    needs_action: 'waits at the bank',
    succeeded: 'paid',
    failed: 'declined',
    refunded: 'sent back',
    partly_refunded: 'partly sent back',
    disputed: 'disputed',
  },
  due: 'When it is due',
  price: 'The price, line by line',
  acts: 'What can be done',
  change: 'Change dates or guests',
  cancel: 'Cancel the stay',
  asks: 'The guest waits for an answer',
})
