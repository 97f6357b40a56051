import type { ProgramPart } from '@porchlight/contract'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { ownerProgramWords } from '#app/lib/messages/owner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Terms = Pick<ProgramPart, 'price' | 'per' | 'months' | 'visits'>

/** Month names by number, 1 to 12. */
export const useMonthName = (): ((month: number) => string) => {
  const { locale } = useHabits()
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (month) => format.format(new Date(Date.UTC(2027, month - 1, 15)))
}

/** Price and visit schedule of a program, in words. */
export const useProgramTerms = () => {
  const { money } = useFormats()
  const words = useWords(ownerProgramWords)
  const nameOf = useMonthName()
  return {
    price: ({ price, per }: Terms) => words.per[per]({ price: money(price) }),
    cadence: ({ months, visits }: Terms) => words.cadence({ visits, months: months.map(nameOf).join(', ') }),
  }
}
