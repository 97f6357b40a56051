import { nightsOf } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { isOfMonth, type SearchValues } from './search-values.ts'

/** "2 guests, 1 dog"; empty without guests. */
export const usePartyText = (values: SearchValues): string => {
  const words = useWords(searchFormWords)
  const guests = values.adults + values.children
  return [guests > 0 && words.guests({ number: guests }), values.pets > 0 && words.dogs({ number: values.pets })]
    .filter(Boolean)
    .join(', ')
}

/** "Fri 2 to Fri, Jul 9, 2027, 7 nights", "… ± 3 days", "A weekend in July 2027"; empty without dates. */
export const useDatesText = ({ arrive, depart, flex, month }: SearchValues): string => {
  const { monthName, stayDates } = useFormats()
  const words = useWords(searchFormWords)
  if (isOfMonth(flex)) return words.ofMonth[flex]({ month: monthName(month) })
  if (!arrive || !depart) return ''
  const dates = stayDates({ arrive, depart })
  return flex ? words.around({ dates }) : `${dates}, ${words.nights({ number: nightsOf({ arrive, depart }) })}`
}
