import { translation } from '../words.ts'
import type { formatWords } from './formats.ts'

export const de = translation<typeof formatWords>({
  day: '{weekday}, {day}. {month} {year}',
  dayShort: '{weekday}, {day}. {month}',
  date: '{day}. {month} {year}',
  dateShort: '{day}. {month}',
  sameMonth: '{weekday}, {day}. – {depart}',
  stay: '{arrive} – {depart}',
  month: '{month} {year}',
  moment: '{day}, {time}',
})
