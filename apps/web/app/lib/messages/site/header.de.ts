import { translation } from '../words.ts'
import type { headerWords } from './header.ts'

export const de = translation<typeof headerWords>({
  homes: 'Häuser',
  favorites: 'Merkliste',
  listYourHome: 'Ihr Haus vermieten',
})
