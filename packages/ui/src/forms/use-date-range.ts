import { writtenDate } from '../calendars/date-names.ts'
import { type RangeLimits, rangeRules } from '../calendars/day-limits.ts'
import { type DateRange, type RangeEnd, typeDay } from '../calendars/range-selection.ts'
import { saysYear, typedDate } from '../calendars/typed-date.ts'
import { useTyped } from './use-typed.ts'

type Options = RangeLimits & {
  value: DateRange
  onChange: (range: DateRange) => void
  today: string
  locale: string
}

/** One typed end of a range. A date that isn't allowed is cleared, and `held` then says so. */
export const useRangeEnd = (end: RangeEnd, { value, onChange, today, locale, ...limits }: Options) => {
  const rules = rangeRules(limits)
  const read = (text: string) => typedDate(text, { today, locale })
  const isInOrder = (date: string): boolean =>
    end === 'start' ? value.end === undefined || date <= value.end : value.start === undefined || date >= value.start
  return useTyped<string>({
    value: value[end] ?? null,
    onChange: (date) => onChange(typeDay(value, end, date, rules).range),
    write: (date) => writtenDate(date, locale),
    read: (text) => {
      const said = read(text)
      if (said === 'unclear') return 'unclear'
      if (said === 'empty') return { value: null }
      return typeDay(value, end, said.date, rules).refused ? { value: null, held: true } : { value: said.date }
    },
    early: (text) => {
      const said = read(text)
      if (said === 'empty') return null
      if (said === 'unclear' || !saysYear(text) || !isInOrder(said.date)) return undefined
      return typeDay(value, end, said.date, rules).refused ? undefined : said.date
    },
  })
}
