import { area } from '../words.ts'

export const pricingRaiseWords = area({
  open: 'Change several homes',
  title: 'Prices of several homes',
  close: 'Close',
  lead: 'The nights you choose cost so much more or less than they do now, in whole amounts. Each home keeps the change in its own list.',
  homes: 'Homes',
  all: 'All of them',
  none: 'None of them',
  chooseOne: 'Please choose a home.',
  share: 'Percent more, or less with a minus',
  caption: 'What changes, home by home',
  home: 'Home',
  nights: 'Free nights',
  before: 'Together now',
  after: 'Together then',
  save: '{homes, plural, one {Change # home} other {Change # homes}}',
  saved: '{homes, plural, one {The new prices of # home hold} other {The new prices of # homes hold}}',
  undone:
    '{homes, plural, one {The prices of # home are as they were before} other {The prices of # homes are as they were before}}',
  kept: 'Changed since, and left as they are: {homes}',
})
