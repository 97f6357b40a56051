import { countries, type Place } from '@porchlight/contract'
import { useAlive } from '@porchlight/ui'
import { useLanguage } from '#app/lib/spoken.ts'

/**
 * The countries by their names in the reader's language. Engines name some of them differently: the page is written with
 * the English names, which are our own, and takes the others once it is alive.
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
