import { translation } from '../words.ts'
import type { rebookedNightsWords } from './rebooked-nights.ts'

export const fr = translation<typeof rebookedNightsWords>({
  whole_stay: 'Si toutes vos nuits sont relouées au même prix ou plus, le loyer est remboursé, moins {less}.',
  night_by_night: 'Ce que rapportent les nuits relouées est remboursé, jusqu’au prix payé pour chacune, moins {less}.',
})
