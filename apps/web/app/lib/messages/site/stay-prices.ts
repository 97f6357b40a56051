import { area } from '../words.ts'

/** Prices of several homes for one stay. */
export const stayPriceWords = area({
  arrive: 'Check-in',
  depart: 'Check-out',
  adults: 'Adults',
  children: 'Children',
  showPrices: 'Show prices',
  allIn: 'fees included,',
  taxes: 'taxes {amount}',
  noTaxes: 'no taxes',
  fromNight: 'a night and up, fees included',
  unknown: 'unknown',
  datesRefused: 'Choose a check-in and a later check-out date.',
})
