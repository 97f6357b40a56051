import { area } from '../words.ts'

export const otherCurrencyWords = area({
  label: 'Also show prices in',
  own: 'Only {currency}',
  option: '{code}, {name}',
  about: 'About {amount} at the European Central Bank rate of {date}. You pay in {currency}.',
  missing: 'Exchange rates aren’t available right now.',
})
