import { area } from '../words.ts'

export const alsoInWords = area({
  label: 'Also show the price in',
  own: 'Only {currency}',
  option: '{code}, {name}',
  about: 'About {amount} at the European Central Bank’s rate of {date}. You pay in {currency}.',
  missing: 'The rates cannot be shown at the moment.',
})
