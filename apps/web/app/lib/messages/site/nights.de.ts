import { translation } from '../words.ts'
import type { nightsWords } from './nights.ts'

export const de = translation<typeof nightsWords>({
  day: {
    free: 'frei',
    limited: 'eingeschränkt',
    taken: 'belegt',
    past: 'vorbei',
    arrival: 'Ihre Anreise',
    departure: 'Ihre Abreise',
    between: 'in Ihrem Aufenthalt',
  },
  legend: { yours: 'Ihre Nächte', taken: 'Belegt', leaveOnly: 'Abreise oder Bleiben, keine Anreise' },
})
