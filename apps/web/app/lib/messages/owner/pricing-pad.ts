import { area } from '../words.ts'

export const pricingPadWords = area({
  title: 'Price pad of {home}',
  link: 'Price pad',
  lead: 'A month of nights, one under the other. Type what a night should cost; an empty field leaves it to its season.',
  choose: 'For which home?',
  earlier: 'One month earlier',
  later: 'One month later',
  own: 'Its own price',
  ownOf: 'Own price, {night}',
  asks: 'Costs now',
  state: 'Now',
  over: 'The nights of this month are over.',
  unchanged: 'Nothing has been changed yet.',
})
