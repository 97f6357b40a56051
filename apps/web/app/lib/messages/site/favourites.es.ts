import { translation } from '../words.ts'
import type { favouriteWords } from './favourites.ts'

export const es = translation<typeof favouriteWords>({
  save: 'Guardar',
  keep: 'Guardar {name}',
  saved: '{name} está entre sus favoritos. Pulse para verlos todos.',
})
