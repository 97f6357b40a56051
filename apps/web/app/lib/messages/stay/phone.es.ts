import { translation } from '../words.ts'
import type { phoneWords } from './phone.ts'

export const es = translation<typeof phoneWords>({
  unclear: 'Confirme este número',
})
