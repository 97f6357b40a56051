import { translation } from '../words.ts'
import type { headerWords } from './header.ts'

export const fr = translation<typeof headerWords>({
  homes: 'Maisons',
  favorites: 'Favoris',
  listYourHome: 'Proposer votre maison',
})
