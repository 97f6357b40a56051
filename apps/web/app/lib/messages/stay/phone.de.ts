import { translation } from '../words.ts'
import type { phoneWords } from './phone.ts'

export const de = translation<typeof phoneWords>({
  unclear: 'Nummer bestätigen lassen',
})
