import { dayShort } from '#app/lib/formats.ts'
import type { StayReasonWords } from '#app/lib/messages/stay-reasons.ts'

/** A reason as the API gives it: a code with its data. */
export type GivenReason = { code: string } & Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const date = (value: unknown): string => (text(value) ? dayShort(text(value)) : '')
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []

const shownDates = 4

const datesOf = (value: unknown): string => {
  const dates = Array.isArray(value) ? value.map(date).filter(Boolean) : []
  return dates.length > shownDates ? `${dates.slice(0, shownDates).join(', ')} …` : dates.join(', ')
}

/** Why a stay is not possible, in words. */
export const sentenceOf = (reason: GivenReason, words: StayReasonWords): string => {
  switch (reason.code) {
    case 'not_bookable':
    case 'no_price':
    case 'in_the_past':
    case 'no_pets':
      return words[reason.code]
    case 'advance_notice':
      return words.advance_notice(date(reason.earliest))
    case 'booking_window':
      return words.booking_window(date(reason.latest))
    case 'unavailable':
      return words.unavailable(datesOf(reason.dates))
    case 'min_stay':
      return words.min_stay(number(reason.min))
    case 'max_stay':
      return words.max_stay(number(reason.max))
    case 'no_arrival_day':
      return words.no_arrival_day(date(reason.date), numbers(reason.weekdays))
    case 'no_departure_day':
      return words.no_departure_day(date(reason.date), numbers(reason.weekdays))
    case 'leaves_gap':
      return words.leaves_gap(date(reason.from), date(reason.to), number(reason.min))
    case 'max_guests':
      return words.max_guests(number(reason.max))
    case 'max_pets':
      return words.max_pets(number(reason.max))
    default:
      return words.other
  }
}
