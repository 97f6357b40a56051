import { translation } from '../words.ts'
import type { flexibleDatesWords } from './flexible-dates.ts'

export const de = translation<typeof flexibleDatesWords>({
  flexible: 'Flexibel',
  theseDays: 'Nur diese Tage',
  earlierOrLater: 'Früher oder später',
  howLong: 'Wie lange',
  lengths: { weekend: 'Wochenende', week: 'Woche', month: 'Monat' },
  inMonth: 'Im Monat',
})
