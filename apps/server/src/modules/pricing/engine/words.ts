import { minorDigits, type PlainDate, weekdayOf } from '@porchlight/contract'

const formats = new Map<number, Intl.NumberFormat>()

/** An amount with its currency code, since signs are ambiguous: `USD 8,087.80`. */
export const figure = (amount: number, currency: string): string => {
  const digits = minorDigits(currency)
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(digits, format)
  return `${currency} ${format.format(amount / 10 ** digits)}`
}

/** Basis points as a percentage: 550 is `5.5%`. */
export const percent = (basisPoints: number): string => `${basisPoints / 100}%`

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Mon, May 3, 2027`. */
export const dayInWords = (date: PlainDate): string =>
  `${weekdays[weekdayOf(date)]}, ${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}, ${date.slice(0, 4)}`

/**
 * The weekdays of some nights, with three or more in a row as a range: `Fri, Sat` or `Sun to Thu`; nothing for a whole
 * week.
 */
export const weekdaysInWords = (dates: readonly PlainDate[]): string => {
  const present = new Set(dates.map(weekdayOf))
  if (present.size === 7) return ''
  const starts = [...present].sort((a, b) => a - b).filter((day) => !present.has((day + 6) % 7))
  return starts.map((start) => runInWords(start, present)).join(', ')
}

const runInWords = (start: number, present: ReadonlySet<number>): string => {
  let length = 1
  while (present.has((start + length) % 7)) length++
  const days = Array.from({ length }, (_, index) => weekdays[(start + index) % 7])
  return length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(', ')
}
