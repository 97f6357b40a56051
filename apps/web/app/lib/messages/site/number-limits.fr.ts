import { translation } from '../words.ts'
import type { numberLimitWords } from './number-limits.ts'

export const fr = translation<typeof numberLimitWords>({
  between: 'Saisissez une valeur entre {min} et {max}.',
  atLeast: 'Saisissez {min} ou plus.',
  atMost: 'Saisissez {max} ou moins.',
})
