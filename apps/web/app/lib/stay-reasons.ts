import type { Formats } from './formats.ts'
import type { StayReasonWords } from './messages/site/stay-reasons.ts'

/** A reason as the API returns it: a code with its data. */
export type GivenReason = { code: string } & Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []

const shownDates = 4

const datesOf = (value: unknown, date: (one: unknown) => string): string => {
  const dates = Array.isArray(value) ? value.map(date).filter(Boolean) : []
  return dates.length > shownDates ? `${dates.slice(0, shownDates).join(', ')} …` : dates.join(', ')
}

/** Why a stay isn't possible, in words. */
export const sentenceOf = (reason: GivenReason, words: StayReasonWords, { dayShort, anyOf }: Formats): string => {
  const date = (value: unknown): string => (text(value) ? dayShort(text(value)) : '')
  const weekdays = anyOf(numbers(reason.weekdays).map((weekday) => words.weekdays[weekday] ?? ''))
  switch (reason.code) {
    case 'not_bookable':
    case 'no_price':
    case 'in_the_past':
    case 'no_pets':
      return words[reason.code]
    case 'advance_notice':
      return words.advance_notice({ earliest: date(reason.earliest) })
    case 'booking_window':
      return words.booking_window({ latest: date(reason.latest) })
    case 'unavailable':
      return words.unavailable({ dates: datesOf(reason.dates, date) })
    case 'min_stay':
      return words.min_stay({ min: number(reason.min) })
    case 'max_stay':
      return words.max_stay({ max: number(reason.max) })
    case 'no_arrival_day':
      return weekdays
        ? words.arrival_days({ date: date(reason.date), days: weekdays })
        : words.no_arrival_day({ date: date(reason.date) })
    case 'no_departure_day':
      return weekdays
        ? words.departure_days({ date: date(reason.date), days: weekdays })
        : words.no_departure_day({ date: date(reason.date) })
    case 'leaves_gap':
      return words.leaves_gap({ from: date(reason.from), to: date(reason.to), min: number(reason.min) })
    case 'max_guests':
      return words.max_guests({ max: number(reason.max) })
    case 'max_pets':
      return words.max_pets({ max: number(reason.max) })
    default:
      return words.other
  }
}
