import { translation } from '../words.ts'
import type { numberLimitWords } from './number-limits.ts'

export const es = translation<typeof numberLimitWords>({
  between: 'Indique un valor entre {min} y {max}.',
  atLeast: 'Indique {min} o más.',
  atMost: 'Indique {max} o menos.',
})
