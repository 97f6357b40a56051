import type { DateFieldWords } from '@porchlight/ui'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What a typed date and its calendar say. */
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
