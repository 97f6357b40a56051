import { translation } from '../words.ts'
import type { letAgainWords } from './let-again.ts'

export const fr = translation<typeof letAgainWords>({
  whole_stay: 'Si toutes vos nuits sont relouées au même prix ou plus, le loyer est remboursé, moins {less}.',
  night_by_night: 'Ce que rapportent les nuits relouées est remboursé, jusqu’au prix payé pour chacune, moins {less}.',
})
