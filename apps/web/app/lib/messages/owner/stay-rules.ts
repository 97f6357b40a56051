import { area, type WordsOf } from '../words.ts'

export const stayRulesWords = area({
  stays: 'Stay rules',
  staysNote: 'minimum stay, check-in and check-out days, and gaps',
  editStays: 'Edit stay rules',
  takenOff: 'Discounts',
  takenOffNote: 'the highest tier a stay reaches applies',
  editTakenOff: 'Edit discounts',
  nothingOff: 'No discounts yet.',
  least: '{number, plural, one {#-night minimum} other {#-night minimum}}',
  upTo: '{number, plural, one {up to # night} other {up to # nights}}',
  always: 'Always',
  anyDay: 'any day',
  arrivals: 'Check-in',
  departures: 'Check-out',
  late: '{days, plural, =0 {Check-in today} one {Check-in within # day} other {Check-in within # days}}',
  far: '{days, plural, one {Check-in # day ahead or more} other {Check-in # days ahead or more}}',
  beside: '{days, plural, one {Within # night of a booked one} other {Within # nights of a booked one}}',
  fills: 'Stays that fill a shorter gap exactly are allowed.',
  fillsNot: 'Shorter gaps can’t be booked.',
  prevents: 'Stays that would leave such a gap aren’t allowed.',
  lengthOfStay: '{number, plural, one {# night or more} other {# nights or more}}',
  earlyBird: '{number, plural, one {Booked # day ahead or more} other {Booked # days ahead or more}}',
  lastMinute:
    '{number, plural, =0 {Booked on check-in day} one {Booked within # day of check-in} other {Booked within # days of check-in}}',
  off: '{share} off',
  rule: 'Applies to',
  asks: 'Rule',
  gives: 'Discount',
  minStay: 'Minimum stay',
  maxStay: 'Maximum stay',
  fillGaps: 'Gap filling',
  preventGaps: 'Gap prevention',
  yes: 'yes',
  no: 'no',
})

export type StayRulesWords = WordsOf<typeof stayRulesWords>
