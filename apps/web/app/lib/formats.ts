import { type Money, minorDigits } from '@porchlight/contract'
import { dateFormat, listFormat, localeOf, numberFormat } from './intl.ts'
import { useLanguage } from './language-context.ts'
import { formatWords } from './messages/site/formats.ts'
import { wordsIn } from './messages/words.ts'

/**
 * Formats for money, dates, and counts. Dates include the weekday. Dates and ranges are composed from the catalog and
 * not by `Intl`, whose separators differ between the server's and the browser's tables and break hydration.
 */

const dayParts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const clockParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const

/** `16:00` → "4:00 PM" in locales with a 12-hour clock. */
const inHalfDays = (time: string): string => {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

const minusSigned = (text: string): string => text.replace('-', '−')

const inUnits = ({ amount, currency }: Money) => {
  const digits = minorDigits(currency)
  return { value: amount / 10 ** digits, digits, whole: amount % 10 ** digits === 0 }
}

/** 8532.63: for files, where figures have no currency signs. */
export const plainAmount = (value: Money): number => inUnits(value).value

/** "America/New_York" → "New York": shown next to a time that isn't in the reader's zone. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

const datesIn = (language: string) => {
  const locale = localeOf(language)
  const words = wordsIn(formatWords, language)
  type Parts = Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'timeZoneName', string>
  const partsOf = (instant: Date, options: Intl.DateTimeFormatOptions): Parts =>
    Object.fromEntries(
      dateFormat(locale, options)
        .formatToParts(instant)
        .map(({ type, value }) => [type, value]),
    ) as Parts
  const partsOfDay = (date: string) => partsOf(new Date(`${date}T00:00:00Z`), { ...dayParts, timeZone: 'UTC' })

  const timeOfDay = (time: string): string => (locale === 'en-US' ? inHalfDays(time) : time)
  const day = (date: string): string => words.day(partsOfDay(date))
  const dayShort = (date: string): string => words.dayShort(partsOfDay(date))
  const clock = (instant: string | Date, zone: string): string => {
    const { hour, minute, timeZoneName } = partsOf(new Date(instant), { ...clockParts, timeZone: zone })
    return `${timeOfDay(`${hour}:${minute}`)} ${timeZoneName}`
  }
  return {
    /** `2027-07-02` → "Fri, Jul 2, 2027". */
    day,
    /** "Fri, Jul 2": when the year is clear from the context. */
    dayShort,
    /** "Jul 2, 2027" and "Jul 2": when there is no room for the weekday. */
    date: (date: string): string => words.date(partsOfDay(date)),
    dateShort: (date: string): string => words.dateShort(partsOfDay(date)),
    /** "Fri, Jul 2 to Fri, Jul 9, 2027"; the year appears once if it is the same. */
    stayDates: ({ arrive, depart }: { arrive: string; depart: string }): string => {
      const end = { depart: day(depart) }
      if (arrive.slice(0, 4) !== depart.slice(0, 4)) return words.stay({ arrive: day(arrive), ...end })
      if (arrive.slice(0, 7) !== depart.slice(0, 7)) return words.stay({ arrive: dayShort(arrive), ...end })
      return words.sameMonth({ ...partsOfDay(arrive), ...end })
    },
    /** "2027-07" or "2027-07-02" → "July 2027". */
    monthName: (month: string): string =>
      words.month(
        partsOf(new Date(`${month.slice(0, 7)}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
      ),
    /** "Jul", below a chart's bar; any date of the month. */
    monthShort: (month: string): string =>
      dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`)),
    /** "Fri", above a column of nights. */
    weekday: (date: string): string => partsOfDay(date).weekday,
    /** An instant on a zone's wall clock: "Mon, May 3, 2027, 4:00 PM EDT". */
    moment: (instant: string | Date, zone: string): string => {
      const parts = partsOf(new Date(instant), { ...dayParts, timeZone: zone })
      return words.moment({ day: words.day(parts), time: clock(instant, zone) })
    },
    /** "4:00 PM EDT" on a zone's wall clock; a time is never shown without its zone. */
    clock,
    /** `16:00` → "4:00 PM": a home's time, next to words that say whose clock it is. */
    timeOfDay,
  }
}

const figuresIn = (language: string) => {
  const locale = localeOf(language)
  const count = (number: number): string => numberFormat(locale).format(number)
  const inCurrency = (value: Money, digits: Intl.NumberFormatOptions): string =>
    minusSigned(
      numberFormat(locale, {
        style: 'currency',
        currency: value.currency,
        currencyDisplay: 'narrowSymbol',
        ...digits,
      }).format(inUnits(value).value),
    )
  return {
    /** "1,240". */
    count,
    /** "$8,532.63", or "$8,532" without cents; with a true minus sign. */
    money: (value: Money): string => {
      const { digits, whole } = inUnits(value)
      const fraction = whole ? 0 : digits
      return inCurrency(value, { minimumFractionDigits: fraction, maximumFractionDigits: fraction })
    },
    /** "$8,533": for pins and cells, where cents would be noise. */
    moneyRounded: (value: Money): string => inCurrency(value, { maximumFractionDigits: 0 }),
    /** "CA$8,533": next to an amount in another currency whose plain sign may be the same. */
    moneyApart: (value: Money): string => inCurrency(value, { maximumFractionDigits: 0, currencyDisplay: 'symbol' }),
    /** "8,532.63" without the sign: for columns whose heading shows the currency once. */
    amount: (value: Money): string => {
      const { value: units, digits } = inUnits(value)
      const format = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      return minusSigned(format.format(units))
    },
    /** "8,533": the shortest figure, for calendar cells. */
    amountRounded: (value: Money): string => minusSigned(count(Math.round(inUnits(value).value))),
    /** Basis points as percent: 550 → "5.5%". */
    percent: (basisPoints: number, digits: Intl.NumberFormatOptions = { maximumFractionDigits: 2 }): string =>
      minusSigned(numberFormat(locale, { style: 'percent', ...digits }).format(basisPoints / 10_000)),
    /** "4.8": a rating out of five, with the requested number of digits. */
    decimal: (number: number, digits: number): string =>
      numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number),
    /** "Fridays, Saturdays, or Sundays". */
    anyOf: (things: readonly string[]): string => listFormat(locale, { type: 'disjunction' }).format(things),
  }
}

export type Formats = ReturnType<typeof datesIn> & ReturnType<typeof figuresIn>

const known = new Map<string, Formats>()

export const formatsIn = (language: string): Formats => {
  const formats = known.get(language) ?? { ...datesIn(language), ...figuresIn(language) }
  known.set(language, formats)
  return formats
}

/** Locale settings for the kit's fields and calendars: how numbers are typed, and the first day of the week. */
export const useHabits = (): { locale: string; firstWeekday: number } => {
  const locale = localeOf(useLanguage())
  return { locale, firstWeekday: locale === 'en-US' ? 0 : 1 }
}

/** The formats of the reader's language for money, dates, and counts. */
export const useFormats = (): Formats => formatsIn(useLanguage())
