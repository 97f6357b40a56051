import { translation } from '../words.ts'
import type { nightsWords } from './nights.ts'

export const de = translation<typeof nightsWords>({
  day: {
    free: 'frei',
    limited: 'eingeschränkt',
    taken: 'nicht verfügbar',
    past: 'vorbei',
    arrival: 'Ihre Anreise',
    departure: 'Ihre Abreise',
    between: 'in Ihrem Aufenthalt',
  },
  legend: { yours: 'Ihre Nächte', taken: 'Nicht verfügbar', checkOutOnly: 'Nur Abreise' },
})
