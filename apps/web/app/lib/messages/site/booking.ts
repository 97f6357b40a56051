import { area, type WordsOf } from '../words.ts'

export const bookingWords = area({
  guests: '{number, plural, one {# guest} other {# guests}}',
  nights: '{number, plural, one {# night} other {# nights}}',
  sort: '{kind, select, adults {{number, plural, one {# adult} other {# adults}}} children {{number, plural, one {# child} other {# children}}} infants {{number, plural, one {# infant} other {# infants}}} other {{number, plural, one {# dog} other {# dogs}}}}',
  payNow: 'When you have signed',
  payToday: 'Today, {date}',
  payThen:
    '{days, plural, =0 {Taken the same way} one {Taken the same way, # day before you arrive} other {Taken the same way, # days before you arrive}}',
  paid: 'Paid',
  failed: 'The card was declined; please pay it now',
  due: 'Due now',
  pending: 'On its way from your bank',
  canceled: 'Falls away',
  planLabel: 'Payments',
  everythingBack: 'Until {moment}: everything back',
  partBack: 'Until {moment}: {amount} back',
  nothingBack: 'Until {moment}: nothing back',
  toTheCard: '{amount}, the way it came.',
  afterThat: 'After that: {amount} back',
  afterThatNothing: 'After that: nothing back',
  cancelLabel: 'What comes back if you cancel',
  agreementLabel: 'Text: {title}',
})

export type BookingWords = WordsOf<typeof bookingWords>
