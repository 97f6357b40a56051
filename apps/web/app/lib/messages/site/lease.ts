import { area } from '../words.ts'

export const leaseWords = area({
  lead: 'Whole months by the sea, from the first to the first. Choose when and for how long: every price is that of the whole stay, with every fee we charge.',
  months: 'How long',
  month: '{number, plural, one {# month} other {# months}}',
  from: 'From',
  adults: 'Adults',
  children: 'Children',
  show: 'Show houses',
  starts: 'When a house is free',
  start: '{month}: {homes, plural, =0 {none} one {# house} other {# houses}}',
  found:
    '{homes, plural, =0 {No house is free from {dates}.} one {# house is free from {dates}.} other {# houses are free from {dates}.}}',
  none: 'Another month may do: the numbers above say when there is one. Or ask us: some owners let longer than their calendars say.',
  perMonth: '{price} a month, all fees in,',
  taxes: 'taxes {amount}',
  noTaxes: 'no taxes',
  more: '{number, plural, one {# more house in the search} other {# more houses in the search}}',
  how: 'How it goes on',
  steps: {
    choose: 'Choose a house: its page opens with these months and the whole price, line by line.',
    book: 'Book it there, or ask its owner, who answers within 24 hours.',
    pay: 'You sign the agreement and pay by the plan that stands beside the price.',
  },
})
