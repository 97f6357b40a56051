import { area, type WordsOf } from '../words.ts'

export const bookingWords = area({
  guests: '{number, plural, one {# guest} other {# guests}}',
  nights: '{number, plural, one {# night} other {# nights}}',
  sort: '{kind, select, adults {{number, plural, one {# adult} other {# adults}}} children {{number, plural, one {# child} other {# children}}} infants {{number, plural, one {# infant} other {# infants}}} other {{number, plural, one {# dog} other {# dogs}}}}',
  payNow: 'When you sign',
  payToday: 'Today, {date}',
  payThen:
    '{days, plural, =0 {Charged automatically} one {Charged automatically # day before arrival} other {Charged automatically # days before arrival}}',
  paid: 'Paid',
  failed: 'Card declined. Pay now.',
  due: 'Due now',
  pending: 'Processing at your bank',
  canceled: 'No longer due',
  planLabel: 'Payment schedule',
  fullRefund: 'Until {moment}: full refund',
  partBack: 'Until {moment}: {amount} refund',
  nothingBack: 'Until {moment}: no refund',
  toOriginalMethod: '{amount}, to the original payment method.',
  afterThat: 'After that: {amount} refund',
  afterThatNothing: 'After that: no refund',
  cancelLabel: 'Refund if you cancel',
  agreementLabel: 'Text: {title}',
})

export type BookingWords = WordsOf<typeof bookingWords>
