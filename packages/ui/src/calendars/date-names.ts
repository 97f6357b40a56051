import { weekdayOf } from './calendar-days.ts'

/** How a language writes and reads dates; computed once. */
type DateNames = { months: string[][]; weekdays: string[]; dayFirst: boolean; write: (date: string) => string }

const asDate = (date: string): Date => new Date(`${date}T00:00:00Z`)

const formatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', calendar: 'gregory', ...options, timeZone: 'UTC' })

/** Lowercase, without accents and periods, as people type a name. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** "May 10th 2026" in English; otherwise the language's own short date. */
const writer = (locale: string): DateNames['write'] => {
  if (!locale.startsWith('en')) {
    const own = formatter(locale, { day: 'numeric', month: 'short', year: 'numeric' })
    return (date) => own.format(asDate(date))
  }
  const month = formatter('en-US', { month: 'short' })
  return (date) => {
    const day = Number(date.slice(8))
    const suffix = suffixes[ordinals.select(day)] ?? 'th'
    return `${month.format(asDate(date))} ${day}${suffix} ${date.slice(0, 4)}`
  }
}

const monthNames = (locale: string): string[][] =>
  Array.from({ length: 12 }, (_, index) =>
    (['long', 'short'] as const).flatMap((month) => {
      const first = new Date(Date.UTC(2023, index, 1))
      const inDate = formatter(locale, { month, day: 'numeric' }).formatToParts(first)
      const alone = formatter(locale, { month }).format(first)
      return [alone, inDate.find(({ type }) => type === 'month')?.value ?? alone].map(plain)
    }),
  )

const namesIn = (locale: string): DateNames => {
  const numeric = formatter(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
  const order = numeric.formatToParts(asDate('2026-05-10')).map(({ type }) => type)
  const week = Array.from({ length: 7 }, (_, index) => asDate(`2023-01-0${index + 1}`))
  return {
    months: monthNames(locale),
    weekdays: week.flatMap((day) =>
      (['long', 'short'] as const).map((weekday) => plain(formatter(locale, { weekday }).format(day))),
    ),
    dayFirst: order.indexOf('day') < order.indexOf('month'),
    write: writer(locale),
  }
}

const known = new Map<string, DateNames>()

export const dateNames = (locale: string): DateNames => {
  const names = known.get(locale) ?? namesIn(locale)
  known.set(locale, names)
  return names
}

/** A date in a field's format, 'M jS Y': "May 10th 2026". */
export const writtenDate = (date: string, locale: string): string => dateNames(locale).write(date)

/** The language-dependent parts of a month's display. */
export const monthWords = (locale: string, firstWeekday: number) => {
  const long = formatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const title = formatter(locale, { month: 'long', year: 'numeric' })
  const monthName = formatter(locale, { month: 'long' })
  const week = Array.from({ length: 7 }, (_, index) => asDate(`2023-01-0${((index + firstWeekday) % 7) + 1}`))
  return {
    longDate: (date: string): string => long.format(asDate(date)),
    title: (month: string): string => title.format(asDate(`${month}-01`)),
    monthName: (month: string): string => monthName.format(asDate(`${month}-01`)),
    weekdays: week.map((day) => ({
      number: weekdayOf(day.toISOString().slice(0, 10)),
      long: formatter(locale, { weekday: 'long' }).format(day),
      short: formatter(locale, { weekday: 'short' }).format(day).slice(0, 2),
    })),
  }
}
