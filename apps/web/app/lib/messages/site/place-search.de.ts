import { translation } from '../words.ts'
import type { placeSearchWords } from './place-search.ts'

export const de = translation<typeof placeSearchWords>({
  homes: '{number, plural, one {# Haus} other {# Häuser}}',
  homeIn: 'Haus in {town}',
  looking: 'Wir suchen …',
  nothingOfThatName: 'Nichts mit diesem Namen',
})
