/** Making a formatter costs a hundred times what it costs to use one: each is made once. */
const kept = <Options extends object, Format>(make: (locale: string, options: Options) => Format) => {
  const known = new Map<string, Format>()
  return (language: string, options = {} as Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const format = known.get(key) ?? make(localeOf(language), options)
    known.set(key, format)
    return format
  }
}

/** The locale whose habits a language follows. */
export const localeOf = (language: string): string => (language.startsWith('en') ? 'en-US' : language)

export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
export const pluralRules = kept((locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options))
export const listFormat = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
