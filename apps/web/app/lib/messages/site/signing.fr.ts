import { translation } from '../words.ts'
import type { signingWords } from './signing.ts'

export const fr = translation<typeof signingWords>({
  nameDiffers: 'Signez de vos prénom et nom, tels que nous les avons : {name}',
})
