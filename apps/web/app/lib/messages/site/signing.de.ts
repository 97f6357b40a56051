import { translation } from '../words.ts'
import type { signingWords } from './signing.ts'

export const de = translation<typeof signingWords>({
  nameDiffers: 'Bitte unterschreiben Sie mit Vor- und Nachnamen, wie sie bei uns stehen: {name}',
})
