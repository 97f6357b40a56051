import { translation } from '../words.ts'
import type { favoriteWords } from './favorites.ts'

export const fr = translation<typeof favoriteWords>({
  save: 'Garder',
  keep: 'Garder {name}',
  saved: '{name} est dans vos favoris. Appuyez pour les voir tous.',
})
