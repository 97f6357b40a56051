import { area } from '../words.ts'

export const pricePadWords = area({
  title: 'Price pad for {home}',
  link: 'Price pad',
  lead: 'Edit a month of nightly prices in one list. Leave a field empty to use the season price.',
  choose: 'Choose a home',
  earlier: 'Previous month',
  later: 'Next month',
  own: 'Override',
  ownOf: 'Price override, {night}',
  asks: 'Current price',
  state: 'Status',
  over: 'All nights of this month are in the past.',
  unchanged: 'Change a price first.',
})
