/** Creating a formatter costs a hundred times as much as using one, so each is created once. */
const memoized = <Options extends object, Format>(make: (locale: string, options: Options) => Format) => {
  const known = new Map<string, Format>()
  return (language: string, options = {} as Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const format = known.get(key) ?? make(localeOf(language), options)
    known.set(key, format)
    return format
  }
}

/** A phrase at the start of a line: its first letter is a capital. */
export const capitalized = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** The locale whose formats a language uses. */
export const localeOf = (language: string): string => (language.startsWith('en') ? 'en-US' : language)

export const dateFormat = memoized(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const numberFormat = memoized(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
export const pluralRules = memoized((locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options))
export const listFormat = memoized((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
