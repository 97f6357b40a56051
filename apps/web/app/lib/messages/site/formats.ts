import { area } from '../words.ts'

/** How dates are put together from what `Intl` names. */
export const formatWords = area({
  day: '{weekday} {day} {month} {year}',
  dayShort: '{weekday} {day} {month}',
  date: '{day} {month} {year}',
  dateShort: '{day} {month}',
  sameMonth: '{weekday} {day} to {depart}',
  stay: '{arrive} to {depart}',
  month: '{month} {year}',
  moment: '{day}, {time}',
})
