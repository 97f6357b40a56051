import { countries, type Place } from '@porchlight/contract'
import { useAlive } from '@porchlight/ui'
import { useLanguage } from '#app/lib/language-context.ts'

/**
 * Countries by name in the reader's language. Engines differ on some names: the server renders
 * our English names, and the browser's follow after hydration.
 */
export const useCountries = (): readonly Place[] => {
  const language = useLanguage()
  const alive = useAlive()
  if (language.startsWith('en') || !alive) return countries
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return countries
    .map(({ value, label }) => ({ value, label: names.of(value) ?? label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
