import { translation } from '../words.ts'
import type { listNames } from './list-names.ts'

export const es = translation<typeof listNames>({
  favorites: 'Sus favoritos',
  seen: 'Vistas hace poco',
  compare: 'Casas frente a frente',
})
