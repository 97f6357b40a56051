import { translation } from '../words.ts'
import type { favoriteWords } from './favorites.ts'

export const de = translation<typeof favoriteWords>({
  save: 'Merken',
  keep: '{name} merken',
  saved: '{name} steht auf Ihrer Merkliste. Drücken Sie hier, um sie zu sehen.',
})
