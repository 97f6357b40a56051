import { area } from '../words.ts'

/** Offers of an owner's homes, and what people ask about them. */
export const ownerInquiriesWords = area({
  title: 'Inquiries and offers',
  lead: 'Stays that were offered and have not come about yet, and what people ask about your homes.',
  offers: 'Offers',
  questions: 'Questions',
  questionsNote: 'the concierge answers; what is of use to all stands on the page of the house',
  noQuestion: 'Nobody has asked anything yet.',
  open: 'waits for an answer',
  askedOf: '{home}, {date}',
  newNote: 'for a guest you know; he books by its link',
  guestPays: 'Guest pays',
  yours: 'To you',
  price: 'The offer',
  pays: 'The guest pays {amount}, taxes and all.',
  madeOn: 'Made by {name} on {date}',
  money: 'What would be yours',
  noContract: 'No contract covers these nights, so nothing can be said of it.',
  line: 'Line',
  why: 'Why',
  amount: 'Amount',
  message: 'What was written to the guest',
})
