/** Making a formatter costs a hundred times what it costs to use one: each is made once. */
const kept = <Options extends object, Format>(make: (language: string, options: Options) => Format) => {
  const known = new Map<string, Format>()
  return (language: string, options = {} as Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const format = known.get(key) ?? make(language, options)
    known.set(key, format)
    return format
  }
}

export const dateFormat = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)
export const numberFormat = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)
export const pluralRules = kept((language, options: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options))
