import { area } from '../words.ts'

export const pricingSetupWords = area({
  title: 'Set up pricing for {home}',
  lead: 'Answer a few questions to create your prices. You preview every night before saving, seasons repeat for three years, and you can change everything later.',
  replaces:
    'This home already has prices. Seasons you enter replace its current seasons. Single-night prices and anything you leave unchanged stay.',
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
