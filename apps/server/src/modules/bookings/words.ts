import {
  clockWithZone,
  dateIn,
  instantAt,
  type Money,
  minorDigits,
  type Party,
  type PlainDate,
  weekdayOf,
} from '@porchlight/contract'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const formats = new Map<string, Intl.NumberFormat>()

/** `$8,532.63`. */
export const moneyInWords = ({ amount, currency }: Money): string => {
  const digits = minorDigits(currency)
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  formats.set(currency, format)
  return format.format(amount / 10 ** digits)
}

const parts = (date: PlainDate) => ({
  weekday: days[weekdayOf(date)] ?? '',
  day: Number(date.slice(8)),
  month: months[Number(date.slice(5, 7)) - 1] ?? '',
  year: date.slice(0, 4),
})

/** `Friday, July 2, 2027`. */
export const longDay = (date: PlainDate): string => {
  const { weekday, day, month, year } = parts(date)
  return `${weekday}, ${month} ${day}, ${year}`
}

/** `Fri, Jul 2, 2027`. */
export const shortDay = (date: PlainDate): string => {
  const { weekday, day, month, year } = parts(date)
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}, ${year}`
}

/** `Fri, Jul 2, 2027, 4:00 PM EDT`, in the given time zone. */
export const momentInWords = (instant: Date, zone: string): string =>
  `${shortDay(dateIn(zone, instant))}, ${clockWithZone(zone, instant)}`

/** `4:00 PM EDT`: a home's wall-clock time on a day. */
export const homeClockInWords = (zone: string, date: PlainDate, time: string): string =>
  clockWithZone(zone, instantAt(zone, date, time))

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `6 adults, 2 children, 1 pet`; empty groups are left out. */
export const partyInWords = ({ adults, children, infants, pets }: Party): string =>
  [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child', 'children'),
    infants > 0 && counted(infants, 'infant'),
    pets > 0 && counted(pets, 'pet'),
  ]
    .filter(Boolean)
    .join(', ')

/** 2,500 basis points are `25%`. */
export const percentInWords = (basisPoints: number): string => `${basisPoints / 100}%`
