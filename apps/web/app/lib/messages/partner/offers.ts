import { area } from '../words.ts'

export const partnerOffersWords = area({
  title: 'Book for a guest',
  lead: 'Name your guest and we write to them. They sign and pay themselves, at the price of anybody; the booking counts as yours.',
  stay: 'The stay',
  choose: 'Choose a house and dates first',
  chooseText: 'On the page of the house press “Book”. From there you go on for your guest.',
  findHouse: 'Find a house',
  total: '{total} in all',
  kept: 'The nights are kept for your guest for 24 hours, at most twice a week in one house.',
  notKept: 'This house wants to be asked first, so the nights are not kept. The price is good for 24 hours.',
  message: 'What you write to your guest',
  send: 'Send the stay to the guest',
  sent: '{name} has a letter with the link',
  offers: 'What you offered',
  none: 'You have offered nothing yet',
  noneText: 'What you send to guests stands here, with what became of it.',
  guest: 'Guest',
})
