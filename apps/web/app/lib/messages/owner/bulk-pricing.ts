import { area } from '../words.ts'

export const bulkPricingWords = area({
  open: 'Change several homes',
  title: 'Change prices for several homes',
  close: 'Close',
  lead: 'Raise or lower prices for the nights you choose, rounded to whole amounts. The change appears in each home’s price history.',
  homes: 'Homes',
  all: 'Select all',
  none: 'Clear selection',
  chooseOne: 'Choose at least one home.',
  share: 'Change in percent (minus for less)',
  caption: 'Changes by home',
  home: 'Home',
  nights: 'Available nights',
  before: 'Total before',
  after: 'Total after',
  save: '{homes, plural, one {Change prices for # home} other {Change prices for # homes}}',
  saved: '{homes, plural, one {Prices saved for # home} other {Prices saved for # homes}}',
  undone: '{homes, plural, one {Change undone for # home} other {Change undone for # homes}}',
  kept: 'Not undone, because prices changed since: {homes}',
})
