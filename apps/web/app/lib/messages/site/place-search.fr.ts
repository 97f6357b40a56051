import { translation } from '../words.ts'
import type { placeSearchWords } from './place-search.ts'

export const fr = translation<typeof placeSearchWords>({
  homes: '{number, plural, one {# maison} other {# maisons}}',
  homeIn: 'Maison à {town}',
  looking: 'Recherche…',
  nothingOfThatName: 'Rien de ce nom',
})
