import { translation } from '../words.ts'
import type { numberLimitWords } from './number-limits.ts'

export const de = translation<typeof numberLimitWords>({
  between: 'Geben Sie einen Wert von {min} bis {max} ein.',
  atLeast: 'Geben Sie mindestens {min} ein.',
  atMost: 'Geben Sie höchstens {max} ein.',
})
