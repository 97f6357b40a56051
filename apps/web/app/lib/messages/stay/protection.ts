import { area } from '../words.ts'

/** Travel protection, at checkout and for a booked stay. */
export const protectionWords = area({
  title: 'Travel protection',
  legend: 'In case plans change',
  choose: 'Travel protection, {price}',
  hint: 'Sold by {provider}. Full refund if you cancel within {days} days of booking and before check-in; non-refundable after that.',
  terms: 'Coverage and terms',
  offer:
    'Add travel protection from {provider} for {price} by {until}. If you cancel your stay by then, we refund it in full.',
  charged: 'Added to your stay’s price and charged today to your booking’s payment method.',
  add: 'Add for {price}',
  added: 'Your trip is protected',
  refused: 'Travel protection wasn’t added',
  taken: '{provider} covers this trip for {price}, included in your total.',
  back: 'If you cancel your stay by {until}, we refund the protection in full.',
  nonRefundable: 'It can no longer be refunded, even if you cancel your stay.',
})
