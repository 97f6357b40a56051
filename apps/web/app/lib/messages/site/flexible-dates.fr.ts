import { translation } from '../words.ts'
import type { flexibleDatesWords } from './flexible-dates.ts'

export const fr = translation<typeof flexibleDatesWords>({
  flexible: 'Souples',
  theseDays: 'Ces dates seulement',
  earlierOrLater: 'Plus tôt ou plus tard',
  howLong: 'Pour combien de temps',
  lengths: { weekend: 'Week-end', week: 'Semaine', month: 'Mois' },
  inMonth: 'Au mois de',
})
