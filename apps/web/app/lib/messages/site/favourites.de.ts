import { translation } from '../words.ts'
import type { favouriteWords } from './favourites.ts'

export const de = translation<typeof favouriteWords>({
  save: 'Merken',
  keep: '{name} merken',
  saved: '{name} steht auf Ihrer Merkliste. Drücken Sie hier, um sie zu sehen.',
})
