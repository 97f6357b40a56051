import { area } from '../words.ts'

/** Cover of a trip, in the checkout and with a booked stay. */
export const protectionWords = area({
  title: 'Travel protection',
  legend: 'In case plans change',
  choose: 'Travel protection, {price}',
  hint: 'Sold by {provider}. All of it comes back if you cancel within {days} days of booking and before the stay begins; after that it stays with the provider.',
  terms: 'What it covers, and the terms',
  offer:
    '{provider} covers the trip for {price}. You can add it until {until}; cancel the stay by then and all of it comes back.',
  charged: 'It becomes part of the price of your stay and is charged today to what you booked with.',
  add: 'Add it for {price}',
  added: 'Your trip is protected',
  refused: 'It was not added',
  taken: '{provider} covers this trip. {price} of what you pay is for it.',
  back: 'Cancel the stay by {until} and all of it comes back.',
  kept: 'Its days of coming back are over: it stays with the provider when the stay is canceled.',
})
