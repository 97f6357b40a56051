import { area } from '../words.ts'

/** The price filter of the search. */
export const priceFilterWords = area({
  lowest: 'From',
  highest: 'Up to',
  noAmount: 'Enter an amount.',
  belowLowest: 'Enter more than the lowest price.',
})
