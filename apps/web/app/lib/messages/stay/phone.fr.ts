import { translation } from '../words.ts'
import type { phoneWords } from './phone.ts'

export const fr = translation<typeof phoneWords>({
  unclear: 'Numéro à confirmer',
})
