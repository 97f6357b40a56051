import { area } from '../words.ts'

export const leaseWords = area({
  lead: 'Stay by the sea a month at a time, starting on the first. Prices are for the whole stay, fees included.',
  months: 'How long',
  month: '{number, plural, one {# month} other {# months}}',
  from: 'Starting',
  adults: 'Adults',
  children: 'Children',
  show: 'Show homes',
  starts: 'Homes available by month',
  start: '{month}: {homes, plural, =0 {none} one {# home} other {# homes}}',
  found:
    '{homes, plural, =0 {No homes are available from {dates}.} one {# home is available from {dates}.} other {# homes are available from {dates}.}}',
  none: 'Try another month: the list above shows what’s available. Or contact us: some owners accept longer stays than their calendars show.',
  perMonth: '{price} a month, fees included,',
  taxes: 'taxes {amount}',
  noTaxes: 'no taxes',
  more: '{number, plural, one {See # more home in search} other {See # more homes in search}}',
  how: 'How it works',
  steps: {
    choose: 'Choose a home. Its page opens with these months and the full price, line by line.',
    book: 'Book it there or send a request. Owners reply within 24 hours.',
    pay: 'Sign the agreement and pay on the schedule shown with the price.',
  },
})
