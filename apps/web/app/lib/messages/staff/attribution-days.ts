import { area } from '../words.ts'

/** For how many days a partner’s link counts, and until when partners dispute. */
export const attributionDaysWords = area({
  title: 'Attribution and disputes',
  note: 'For bookings from this day on. Earlier bookings keep their days.',
  windows: 'Attribution window of links',
  window: '{program} links: attribution window',
  programDays: '{program}: {count, plural, one {# day} other {# days}}',
  days: '{count, plural, one {# day} other {# days}}',
  rebooking: 'Rebooking window',
  dispute: 'Dispute and claim window',
  answer: 'Our response time',
  set: 'Set windows',
  noteHint: 'At least 10 characters when a partner gets more days. Then a second person approves it.',
  more: '{program}: {count, plural, one {# more booking} other {# more bookings}} of the last 12 months would have counted',
  fewer: '{program}: {count, plural, one {# booking} other {# bookings}} of the last 12 months would not have counted',
})
