import { translation } from '../words.ts'
import type { flexibleDatesWords } from './flexible-dates.ts'

export const es = translation<typeof flexibleDatesWords>({
  flexible: 'Flexibles',
  theseDays: 'Solo estas fechas',
  earlierOrLater: 'Antes o después',
  howLong: 'Cuánto tiempo',
  lengths: { weekend: 'Fin de semana', week: 'Semana', month: 'Mes' },
  inMonth: 'En el mes de',
})
