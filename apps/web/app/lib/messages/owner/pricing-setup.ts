import { area } from '../words.ts'

export const pricingSetupWords = area({
  title: 'Set up pricing for {home}',
  lead: 'Answer a few questions to create your prices. You preview every night before saving, seasons repeat for three years, and you can change everything later.',
  over: {
    title: 'This home already has prices',
    titleLive: 'This home is already live',
    text: 'The setup questions can’t replace them. Change its prices, seasons, and stay rules on the pricing page.',
    textLive: 'The setup questions are for new homes. Enter its prices on the pricing page.',
    link: 'Change prices',
  },
  choose: 'Choose a home',
  usual: 'Most of the year',
  base: 'Price of a regular night',
  weekend: 'Extra on Friday and Saturday nights',
  floor: 'Minimum price per night',
  minNights: 'Minimum stay (nights)',
  high: 'High season',
  hasHigh: 'This home has a high season',
  more: 'Price increase',
  quiet: 'Low season',
  hasQuiet: 'This home has a low season',
  less: 'Price reduction',
  long: 'Length-of-stay discounts',
  week: 'Weekly discount (7 nights or more)',
  month: 'Monthly discount (28 nights or more)',
  link: 'Pricing setup',
})
