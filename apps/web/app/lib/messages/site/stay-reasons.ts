import { area, type WordsOf } from '../words.ts'

export const stayReasonWords = area({
  not_bookable: 'This home isn’t available to book right now.',
  no_price: 'These dates don’t have a price yet.',
  in_the_past: 'These dates have passed.',
  advance_notice: 'This home needs advance notice: the earliest check-in is {earliest}.',
  booking_window: 'You can book through {latest}.',
  unavailable: 'Unavailable on {dates}.',
  min_stay: '{min}-night minimum for this check-in.',
  max_stay: '{max}-night maximum.',
  no_arrival_day: 'No check-in on {date}.',
  arrival_days: 'No check-in on {date}. Check-in days: {days}.',
  no_departure_day: 'No check-out on {date}.',
  departure_days: 'No check-out on {date}. Check-out days: {days}.',
  leaves_gap: 'This leaves a gap from {from} to {to}, shorter than the {min}-night minimum.',
  max_guests: 'This home sleeps {max}.',
  no_pets: 'Dogs aren’t allowed.',
  max_pets: '{max, plural, one {Up to # dog.} other {Up to # dogs.}}',
  other: 'These dates aren’t available.',
  nearest: 'Closest open dates:',
  weekdays: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
})

export type StayReasonWords = WordsOf<typeof stayReasonWords>
