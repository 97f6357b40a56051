import { translation } from '../words.ts'
import type { favouriteWords } from './favourites.ts'

export const fr = translation<typeof favouriteWords>({
  save: 'Garder',
  keep: 'Garder {name}',
  saved: '{name} est dans vos favoris. Appuyez pour les voir tous.',
})
