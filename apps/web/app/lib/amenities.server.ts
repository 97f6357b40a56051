import type { Language } from '@porchlight/contract'
import { de } from './amenity-names/de.ts'
import { es } from './amenity-names/es.ts'
import { fr } from './amenity-names/fr.ts'
import type { AmenityNames } from './amenity-names/names.ts'

type Amenity = { code: string; label: string; group: string }

/**
 * Amenity names in the reader's language. They are sent with the page's data and not as messages: public pages have no
 * room for scripts with 75 names. English comes from the server, which also supplies any name not translated yet.
 */
export const amenityNames: Partial<Record<Language, AmenityNames>> = { de, es, fr }

export const amenitiesIn = <A extends Amenity>(amenities: readonly A[], language: Language | undefined): A[] => {
  const names = language && amenityNames[language]
  if (!names) return [...amenities]
  return amenities.map((one) => ({
    ...one,
    label: names.labels[one.code] ?? one.label,
    group: names.groups[one.group] ?? one.group,
  }))
}
