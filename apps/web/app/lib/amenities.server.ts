import type { Language } from '@porchlight/contract'
import { de } from './amenity-names/de.ts'
import { es } from './amenity-names/es.ts'
import { fr } from './amenity-names/fr.ts'
import type { AmenityNames } from './amenity-names/names.ts'

type Amenity = { code: string; label: string; group: string }

/**
 * What a home may have, in the reader's language. The names come with what a page shows and not as words of its own: public
 * pages have no room for scripts of 75 names. English is what the server says; what has no name yet is said in it.
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
