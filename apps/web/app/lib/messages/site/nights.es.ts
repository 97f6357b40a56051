import { translation } from '../words.ts'
import type { nightsWords } from './nights.ts'

export const es = translation<typeof nightsWords>({
  day: {
    free: 'libre',
    limited: 'limitado',
    taken: 'no disponible',
    past: 'pasado',
    arrival: 'su llegada',
    departure: 'su salida',
    between: 'en su estancia',
  },
  legend: { yours: 'Sus noches', taken: 'No disponible', checkOutOnly: 'Solo salida' },
})
