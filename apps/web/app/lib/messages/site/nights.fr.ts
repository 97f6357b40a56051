import { translation } from '../words.ts'
import type { nightsWords } from './nights.ts'

export const fr = translation<typeof nightsWords>({
  day: {
    free: 'libre',
    limited: 'limité',
    taken: 'indisponible',
    past: 'passé',
    arrival: 'votre arrivée',
    departure: 'votre départ',
    between: 'pendant votre séjour',
  },
  legend: { yours: 'Vos nuits', taken: 'Indisponible', checkOutOnly: 'Départ uniquement' },
})
