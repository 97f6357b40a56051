import { area } from '../words.ts'

export const priceWords = area({
  headline: 'The stay, all fees in',
  total: 'Total',
  forNights: 'for {nights, plural, one {# night} other {# nights}}',
  allFeesIn: 'all fees in',
  taxesBeside: 'all fees in; taxes {amount}',
  noTaxes: 'all fees in; no taxes',
  dueNow: 'Nothing is charged until you sign. Then {amount} now.',
  dueThen: '{amount} on {date}',
  deposit:
    'A deposit of {amount} is held on your card before arrival and released after the stay. It is not part of the price.',
  until: 'Until {moment}',
  after: 'After that',
  back: '{amount} back',
  today: 'Today',
  policy: 'Policy: {name}. Times are those of the house.',
})
