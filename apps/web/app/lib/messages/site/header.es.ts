import { translation } from '../words.ts'
import type { headerWords } from './header.ts'

export const es = translation<typeof headerWords>({
  homes: 'Casas',
  favorites: 'Favoritos',
  listYourHome: 'Alquile su casa',
})
