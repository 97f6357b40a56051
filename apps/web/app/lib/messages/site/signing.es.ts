import { translation } from '../words.ts'
import type { signingWords } from './signing.ts'

export const es = translation<typeof signingWords>({
  nameDiffers: 'Firme con su nombre y apellido, tal como constan: {name}',
})
