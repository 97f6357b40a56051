import { translation } from '../words.ts'
import type { letAgainWords } from './let-again.ts'

export const fr = translation<typeof letAgainWords>({
  whole_stay: 'Quand toutes les nuits sont relouées, au même prix ou plus, le loyer est rendu moins {less}.',
  night_by_night:
    'Ce que rapportent les nuits relouées est rendu, jusqu’au prix payé pour chacune ; {less} en sont retenus.',
})
