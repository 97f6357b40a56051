import type { DateFieldWords, DateRangeFieldProps } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Texts of a date field and its calendar. */
export const useDateWords = (): DateFieldWords => {
  const words = useWords(searchFormWords)
  return {
    calendar: words.calendar,
    previousMonth: words.previousMonth,
    nextMonth: words.nextMonth,
    month: words.month,
    year: words.year,
    open: words.openCalendar,
    close: words.close,
    unclear: words.noDate,
    held: (date) => words.nearestDate({ date }),
  }
}

/** Texts of a date range that is typed or picked, by the names of its two dates. */
export const useDateRangeWords = (names: { start: string; end: string }): DateRangeFieldProps['words'] => {
  const words = useWords(searchFormWords)
  const { date } = useFormats()
  return {
    ...names,
    calendar: words.calendar,
    previousMonth: words.previousMonth,
    nextMonth: words.nextMonth,
    month: words.month,
    year: words.year,
    open: words.openCalendar,
    done: words.done,
    clear: words.clear,
    nearest: words.nearest,
    unclear: words.noDate,
    cannotSelect: words.cannotSelect,
    status: ({ start, end }, phase) =>
      start && end ? `${date(start)} – ${date(end)}` : phase === 'end' ? names.end : names.start,
  }
}
