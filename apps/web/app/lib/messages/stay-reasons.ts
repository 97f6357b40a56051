import { type Area, counted } from './words.ts'

const nights = (number: number) => counted(number, { one: '# night', other: '# nights' })
const weekdays = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']
const listed = new Intl.ListFormat('en', { type: 'disjunction' })
const days = (numbers: readonly number[]) => listed.format(numbers.map((number) => weekdays[number] ?? ''))

const en = {
  not_bookable: 'This house cannot be booked at the moment.',
  no_price: 'There is no price for these dates yet.',
  in_the_past: 'These dates have passed.',
  advance_notice: (earliest: string) => `The house needs some notice: the first arrival is ${earliest}.`,
  booking_window: (latest: string) => `Dates are open until ${latest}.`,
  unavailable: (dates: string) => `Taken on ${dates}.`,
  min_stay: (min: number) => `A stay that begins then takes at least ${nights(min)}.`,
  max_stay: (max: number) => `A stay may take ${nights(max)} at most.`,
  no_arrival_day: (date: string, numbers: readonly number[]) =>
    numbers.length > 0 ? `No arrivals on ${date}; guests arrive on ${days(numbers)}.` : `No arrivals on ${date}.`,
  no_departure_day: (date: string, numbers: readonly number[]) =>
    numbers.length > 0 ? `No departures on ${date}; guests leave on ${days(numbers)}.` : `No departures on ${date}.`,
  leaves_gap: (from: string, to: string, min: number) =>
    `That would leave ${from} to ${to} too short for anyone: the house takes ${nights(min)} or more.`,
  max_guests: (max: number) => `The house sleeps ${max}.`,
  no_pets: 'No dogs in this house.',
  max_pets: (max: number) => counted(max, { one: '# dog at most.', other: '# dogs at most.' }),
  other: 'These dates are not possible.',
  nearest: 'Near these dates:',
}

export const stayReasonWords: Area<typeof en> = { en }
export type StayReasonWords = typeof en
