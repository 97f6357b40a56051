import { area } from '../words.ts'

export const partnerOffersWords = area({
  title: 'Book for a guest',
  lead: 'Enter your guest’s details and we email them the offer. They sign and pay themselves, at the public price. You earn the commission.',
  stay: 'Stay',
  choose: 'Choose a home and dates first',
  chooseText: 'Open a home’s page and select “Book”. You continue here for your guest.',
  findHome: 'Find a home',
  total: '{total} total',
  kept: 'We hold the nights for your guest for 24 hours, at most twice a week per home.',
  notKept: 'This home is request to book, so we can’t hold the nights. The price is valid for 24 hours.',
  message: 'Message to your guest',
  send: 'Send offer',
  sent: 'Offer emailed to {name}',
  offers: 'Your offers',
  none: 'No offers yet',
  noneText: 'Offers you send to guests appear here with their status.',
  guest: 'Guest',
})
