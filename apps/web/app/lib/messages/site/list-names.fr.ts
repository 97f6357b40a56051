import { translation } from '../words.ts'
import type { listNames } from './list-names.ts'

export const fr = translation<typeof listNames>({
  favorites: 'Vos favoris',
  seen: 'Vues récemment',
  compare: 'Maisons côte à côte',
})
