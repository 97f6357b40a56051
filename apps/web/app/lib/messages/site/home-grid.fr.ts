import { translation } from '../words.ts'
import type { homeGridWords } from './home-grid.ts'

export const fr = translation<typeof homeGridWords>({
  sleeps: 'pour {number}',
})
