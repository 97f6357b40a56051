import { area } from '../words.ts'

/** Date patterns for parts named by `Intl`. */
export const formatWords = area({
  day: '{weekday}, {month} {day}, {year}',
  dayShort: '{weekday}, {month} {day}',
  date: '{month} {day}, {year}',
  dateShort: '{month} {day}',
  sameMonth: '{weekday}, {month} {day} to {depart}',
  stay: '{arrive} to {depart}',
  month: '{month} {year}',
  moment: '{day}, {time}',
})
