import { translation } from '../words.ts'
import type { placeSearchWords } from './place-search.ts'

export const es = translation<typeof placeSearchWords>({
  homes: '{number, plural, one {# casa} other {# casas}}',
  homeIn: 'Casa en {town}',
  looking: 'Buscando…',
  nothingOfThatName: 'Nada con ese nombre',
})
