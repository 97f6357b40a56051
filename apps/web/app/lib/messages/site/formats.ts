import { area } from '../words.ts'

/** How dates are put together from what `Intl` names. */
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
