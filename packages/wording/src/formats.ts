import {
  clockWithZone,
  dateIn,
  isLanguage,
  type Language,
  type Money,
  minorDigits,
  type PlainDate,
  timeIn,
} from '@porchlight/contract'
import type { pseudoLanguage } from './manners.ts'

/** A language to render in; the pseudo language reveals text that isn't from the catalog. */
export type Spoken = Language | typeof pseudoLanguage

const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' }

export const baseOf = (language: Spoken): Language => (isLanguage(language) ? language : 'en')

export const localeOf = (language: Spoken): string => locales[baseOf(language)]

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>()

const cached = <T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>(
  key: string,
  make: () => T,
): T => {
  const found = cache.get(key) as T | undefined
  if (found) return found
  const made = make()
  cache.set(key, made)
  return made
}

export const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

export const dateFormat = (locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

export const pluralRules = (locale: string, options?: Intl.PluralRulesOptions): Intl.PluralRules =>
  cached(`plural ${locale} ${JSON.stringify(options)}`, () => new Intl.PluralRules(locale, options))

const utc = (date: PlainDate): Date => new Date(`${date}T00:00:00Z`)

const links: Record<Language, { to: string; of: string; at: string }> = {
  en: { to: 'to', of: 'of', at: ', ' },
  de: { to: 'bis', of: 'von', at: ', ' },
  fr: { to: 'au', of: 'sur', at: ' à ' },
  es: { to: 'a', of: 'de', at: ', ' },
}

/** Three or more consecutive weekdays become a range. */
const weekdayRuns = (weekdays: readonly number[], name: (day: number) => string): string => {
  const present = new Set(weekdays)
  const starts = [...present].sort((a, b) => a - b).filter((day) => !present.has((day + 6) % 7))
  const runOf = (start: number): string => {
    let length = 1
    while (present.has((start + length) % 7)) length++
    const days = Array.from({ length }, (_, index) => name((start + index) % 7))
    return length > 2 ? `${days[0]}–${days.at(-1)}` : days.join(', ')
  }
  return present.size === 7 ? `${name(0)}–${name(6)}` : starts.map(runOf).join(', ')
}

/**
 * A language's formats for money, dates, times, and percentages: on screens, in PDFs, emails, text messages, and push
 * notifications.
 */
export const formatsOf = (spoken: Spoken) => {
  const language = baseOf(spoken)
  const locale = locales[language]
  const { to, of, at } = links[language]
  const money = ({ amount, currency }: Money): string => {
    const digits = minorDigits(currency)
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return (
      numberFormat(locale, { style: 'currency', currency, ...format })
        .format(amount / 10 ** digits)
        // The PDF fonts lack the narrow space of some languages.
        .replaceAll('\u202f', '\u00a0')
    )
  }
  /** `Fri, Jul 2, 2027`. */
  const day = (date: PlainDate): string =>
    dateFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(utc(date))
  /** `Friday, July 2, 2027`. */
  const longDay = (date: PlainDate): string =>
    dateFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(utc(date))
  const zoneName = (instant: Date, zone: string): string =>
    dateFormat(locale, { timeZone: zone, timeZoneName: 'short' })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  /** `4:00 PM EDT`, in the given time zone. */
  const clock = (instant: Date, zone: string): string =>
    language === 'en' ? clockWithZone(zone, instant) : `${timeIn(zone, instant)} ${zoneName(instant, zone)}`
  return {
    money,
    day,
    longDay,
    clock,
    /** `Fri, Jul 2, 2027, 4:00 PM EDT`. */
    moment: (instant: Date, zone: string): string => `${day(dateIn(zone, instant))}${at}${clock(instant, zone)}`,
    /** 550 basis points are `5.5%`. */
    percent: (basisPoints: number): string =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
        .format(basisPoints / 10_000)
        .replaceAll('\u202f', '\u00a0'),
    weekdays: (weekdays: readonly number[]): string =>
      weekdayRuns(weekdays, (index) =>
        // August 1, 2027 is a Sunday.
        dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2027, 7, 1 + index))),
      ),
    /** `May 1 – 8, 2027`. */
    days: (from: PlainDate, to: PlainDate): string =>
      dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
        .formatRange(utc(from), utc(to))
        .replaceAll('\u2009', ' ')
        .replaceAll('\u202f', '\u00a0'),
    between: (from: PlainDate, until: PlainDate): string => `${day(from)} ${to} ${day(until)}`,
    page: (page: number, pages: number): string => `${page} ${of} ${pages}`,
  }
}
export type Formats = ReturnType<typeof formatsOf>
