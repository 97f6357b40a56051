import { area } from '../words.ts'

export const pricingFirstWords = area({
  title: 'First prices of {home}',
  lead: 'A few answers make a price list. What each night would cost is shown before it holds, seasons are laid out for three years, and every part can be changed later.',
  replaces:
    'This home has prices already. What you leave as it is stays; seasons you answer replace its seasons, and prices of single nights stay.',
  choose: 'For which home?',
  usual: 'Most of the year',
  base: 'What does an ordinary night cost?',
  weekend: 'How much more on Friday and Saturday nights?',
  floor: 'For less than this you would not let it',
  minNights: 'How many nights at least?',
  high: 'High season',
  hasHigh: 'There is a time of year that costs more',
  more: 'How much more?',
  quiet: 'Quiet season',
  hasQuiet: 'There is a time of year that costs less',
  less: 'How much less?',
  long: 'Long stays',
  week: 'Off a stay of a week or longer',
  month: 'Off a stay of four weeks or longer',
  link: 'First questions',
})
