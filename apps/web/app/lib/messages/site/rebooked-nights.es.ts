import { translation } from '../words.ts'
import type { rebookedNightsWords } from './rebooked-nights.ts'

export const es = translation<typeof rebookedNightsWords>({
  whole_stay: 'Si todas sus noches se vuelven a reservar al mismo precio o más, se reembolsa el alquiler menos {less}.',
  night_by_night:
    'Lo que aporten las noches vueltas a reservar se reembolsa, hasta el precio pagado por cada una, menos {less}.',
})
