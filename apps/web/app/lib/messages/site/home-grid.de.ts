import { translation } from '../words.ts'
import type { homeGridWords } from './home-grid.ts'

export const de = translation<typeof homeGridWords>({
  sleeps: 'für {number} Gäste',
})
