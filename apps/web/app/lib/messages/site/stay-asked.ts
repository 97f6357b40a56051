import { area } from '../words.ts'

/** Of homes that are asked for one stay. */
export const stayAskedWords = area({
  arrive: 'Arrive',
  depart: 'Leave',
  adults: 'Adults',
  children: 'Children',
  showPrices: 'Show prices',
  allIn: 'all fees in,',
  taxes: 'taxes {amount}',
  noTaxes: 'no taxes',
  fromNight: 'a night and up, fees included',
  unknown: 'not known',
  datesRefused: 'These dates cannot be asked for: please choose both, the arrival before the departure.',
})
