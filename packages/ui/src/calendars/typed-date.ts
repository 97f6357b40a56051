import { dateFrom } from './calendar-days.ts'
import { dateNames, plain } from './date-names.ts'

export type TypedDate = { date: string } | 'empty' | 'unclear'

type Reader = { today: string; locale: string }

/** The month a word names: the language's own names or their beginnings, then the English ones. */
const monthNamed = (word: string, locale: string): number | undefined => {
  for (const { months } of [dateNames(locale), dateNames('en-US')]) {
    const exact = months.findIndex((names) => names.includes(word))
    if (exact >= 0) return exact + 1
    const begun = months.flatMap((names, at) => (names.some((name) => name.startsWith(word)) ? [at + 1] : []))
    if (word.length >= 3 && begun.length === 1) return begun[0]
  }
  return undefined
}

const isWeekday = (word: string, locale: string): boolean =>
  [locale, 'en-US'].some((one) => dateNames(one).weekdays.some((name) => name.startsWith(word)))

/** "st", "de", "年": what separates the parts of a date. */
const isFiller = (word: string): boolean => word.length <= 2

/** Two digits mean the nearest century: up to twenty years ahead, otherwise the past. */
const yearOf = (typed: string, today: string): number | 'empty' | undefined => {
  if (/^00\d\d$/.test(typed)) return 'empty'
  if (typed.length === 4) return Number(typed)
  if (typed.length !== 2) return undefined
  const near = 2000 + Number(typed)
  return near > Number(today.slice(0, 4)) + 20 ? near - 100 : near
}

/** A day without a year is the next one from today on. */
const nextFrom = (today: string, month: number, day: number): string | undefined => {
  const year = Number(today.slice(0, 4))
  const leapSpan = 8
  return Array.from({ length: leapSpan + 1 }, (_, ahead) => dateFrom(year + ahead, month, day)).find(
    (date) => date !== undefined && date >= today,
  )
}

const asTyped = (date: string | undefined): TypedDate => (date === undefined ? 'unclear' : { date })

const joined = (yearText: string | undefined, month: number, day: number, today: string): TypedDate => {
  if (yearText === undefined) return asTyped(nextFrom(today, month, day))
  const year = yearOf(yearText, today)
  if (year === 'empty') return 'empty'
  return asTyped(year === undefined ? undefined : dateFrom(year, month, day))
}

/** With the month in words: the day before or after it, and the year last unless it is clearly first. */
const fromNamed = (month: number, numbers: readonly string[], { today }: Reader): TypedDate => {
  const [one = '', other] = numbers
  if (numbers.length > 2 || numbers.length === 0) return 'unclear'
  const [day, year] = other !== undefined && one.length > 2 ? [other, one] : [one, other]
  return day.length > 2 ? 'unclear' : joined(year, month, Number(day), today)
}

/** Eight digits without separators. */
const inParts = (eight: string): string[] =>
  /^(19|20)\d\d(0\d|1[0-2])[0-3]/.test(eight)
    ? [eight.slice(0, 4), eight.slice(4, 6), eight.slice(6)]
    : [eight.slice(0, 2), eight.slice(2, 4), eight.slice(4)]

/** In digits: year first if it has four of them, otherwise in the language's order; 25/5 has only one meaning. */
const fromFigures = (given: readonly string[], { today, locale }: Reader): TypedDate => {
  const { dayFirst } = dateNames(locale)
  const [only = ''] = given
  const parts = given.length === 1 && only.length === 8 ? inParts(only) : given
  if (parts.length < 2 || parts.length > 3) return 'unclear'
  const [one = '', two = '', three] = parts
  if (one.length === 4) return three === undefined ? 'unclear' : joined(one, Number(two), Number(three), today)
  const [day, month] = dayFirst ? [Number(one), Number(two)] : [Number(two), Number(one)]
  return month > 12 && day <= 12 ? joined(three, day, month, today) : joined(three, month, day, today)
}

/**
 * A date as people type it: "May 10th 2026", "10 May", "5/10/26", "2026-05-10". Text that isn't a date is unclear; a
 * year that starts with 00 is still being typed and counts as empty.
 */
export const typedDate = (text: string, reader: Reader): TypedDate => {
  if (text.trim() === '') return 'empty'
  const parts = text.normalize('NFKC').match(/\d+|[\p{L}\p{M}.]+/gu) ?? []
  const numbers = parts.filter((part) => /^\d/.test(part))
  const words = parts.map(plain).filter((part) => /^\p{L}/u.test(part))
  const named = words.map((word) => monthNamed(word, reader.locale)).filter((month) => month !== undefined)
  const strange = words.some(
    (word) => monthNamed(word, reader.locale) === undefined && !isWeekday(word, reader.locale) && !isFiller(word),
  )
  if (strange || named.length > 1) return 'unclear'
  const [month] = named
  return month === undefined ? fromFigures(numbers, reader) : fromNamed(month, numbers, reader)
}

/** Whether a text already includes a year, so that its meaning won't change when it is complete. */
export const saysYear = (text: string): boolean => /(^|\D)\d{4}(\D|$)/.test(text)
