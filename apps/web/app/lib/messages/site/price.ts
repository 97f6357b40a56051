import { area } from '../words.ts'

export const priceWords = area({
  headline: 'Stay with fees',
  total: 'Total',
  forNights: 'for {nights, plural, one {# night} other {# nights}}',
  allFeesIn: 'fees included',
  taxesBeside: 'fees included; taxes {amount}',
  noTaxes: 'fees included; no taxes',
  dueNow: 'You aren’t charged until you sign. Then {amount} is due.',
  dueThen: '{amount} on {date}',
  deposit:
    'A {amount} security deposit is held on your card before arrival and released after your stay. It isn’t part of the price.',
  until: 'Until {moment}',
  after: 'After that',
  back: '{amount} refund',
  today: 'Today',
  policy: 'Policy: {name}. Times are local to the home.',
})
