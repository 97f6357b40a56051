import { area } from '../words.ts'

/** Offers of an owner's homes, and what people ask about the homes. */
export const ownerInquiriesWords = area({
  title: 'Inquiries and offers',
  lead: 'Open offers for your homes and questions from guests.',
  offers: 'Offers',
  questions: 'Questions',
  questionsNote: 'answered by the concierge; useful answers appear on the listing',
  noQuestion: 'No questions yet.',
  open: 'not answered yet',
  fromHome: '{home}, {date}',
  newNote: 'for a guest you know; they book with the link',
  guestPays: 'Guest pays',
  yours: 'Your payout',
  guestPaysAll: 'Guest pays, taxes included',
  choosePrice: 'Choose dates to see what the guest pays and what you get.',
  answered: '{home} · {number, plural, one {# answered question} other {# answered questions}}',
  price: 'Offer',
  pays: 'The guest pays {amount}, taxes included.',
  madeOn: 'Created by {name} on {date}',
  money: 'Your payout if booked',
  noContract: 'No contract covers these nights, so we can’t estimate your payout.',
  line: 'Line item',
  why: 'Details',
  amount: 'Amount',
  message: 'Message to the guest',
})
