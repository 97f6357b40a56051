import { translation } from '../words.ts'
import type { homeGridWords } from './home-grid.ts'

export const es = translation<typeof homeGridWords>({
  sleeps: 'para {number}',
})
