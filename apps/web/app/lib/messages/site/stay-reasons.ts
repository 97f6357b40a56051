import { area, type WordsOf } from '../words.ts'

export const stayReasonWords = area({
  not_bookable: 'This house cannot be booked at the moment.',
  no_price: 'There is no price for these dates yet.',
  in_the_past: 'These dates have passed.',
  advance_notice: 'The house needs some notice: the first arrival is {earliest}.',
  booking_window: 'Dates are open until {latest}.',
  unavailable: 'Taken on {dates}.',
  min_stay: 'A stay that begins then takes at least {min, plural, one {# night} other {# nights}}.',
  max_stay: 'A stay may take {max, plural, one {# night} other {# nights}} at most.',
  no_arrival_day: 'No arrivals on {date}.',
  arrival_days: 'No arrivals on {date}; guests arrive on {days}.',
  no_departure_day: 'No departures on {date}.',
  departure_days: 'No departures on {date}; guests leave on {days}.',
  leaves_gap:
    'That would leave {from} to {to} too short for anyone: the house takes {min, plural, one {# night} other {# nights}} or more.',
  max_guests: 'The house sleeps {max}.',
  no_pets: 'No dogs in this house.',
  max_pets: '{max, plural, one {# dog at most.} other {# dogs at most.}}',
  other: 'These dates are not possible.',
  nearest: 'Near these dates:',
  weekdays: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
})

export type StayReasonWords = WordsOf<typeof stayReasonWords>
