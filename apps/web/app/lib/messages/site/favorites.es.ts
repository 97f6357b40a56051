import { translation } from '../words.ts'
import type { favoriteWords } from './favorites.ts'

export const es = translation<typeof favoriteWords>({
  save: 'Guardar',
  keep: 'Guardar {name}',
  saved: '{name} está entre sus favoritos. Pulse para verlos todos.',
})
