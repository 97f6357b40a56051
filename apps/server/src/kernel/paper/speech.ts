import { type Language, type Money, minorDigits, type PlainDate } from '@porchlight/contract'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' }

const links: Record<Language, { to: string; of: string }> = {
  en: { to: 'to', of: 'of' },
  de: { to: 'bis', of: 'von' },
  fr: { to: 'au', of: 'sur' },
  es: { to: 'a', of: 'de' },
}

/** How papers of one language write sums, days and pages. */
export const documentText = (language: Language) => {
  const locale = locales[language]
  const { to, of } = links[language]
  const money = ({ amount, currency }: Money): string => {
    const digits = minorDigits(currency)
    const format = {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    } as const
    // The narrow space of some languages is missing from the face of the paper.
    return new Intl.NumberFormat(locale, format).format(amount / 10 ** digits).replaceAll('\u202f', '\u00a0')
  }
  const day = (date: PlainDate): string =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`))
  return {
    money,
    day,
    between: (from: PlainDate, until: PlainDate): string => `${day(from)} ${to} ${day(until)}`,
    page: (page: number, pages: number): string => `${page} ${of} ${pages}`,
  }
}
export type PaperSpeech = ReturnType<typeof documentText>
