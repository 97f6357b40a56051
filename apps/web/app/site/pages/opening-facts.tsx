import type { ContentCard } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'

/** Location, hours per week, pay, and application deadline. */
export const OpeningFacts = ({ opening: { facts } }: { opening: ContentCard }) => {
  const words = useWords(pagesWords)
  const { moneyRounded, date } = useFormats()
  const { currency } = useSite()
  if (facts.kind !== 'opening') return null
  const { salaryFrom, salaryTo, salaryUnit } = facts
  const pay = (amount: number) => moneyRounded({ amount: amount * 100, currency })
  const range = [salaryFrom, salaryTo].flatMap((amount) => (amount === null ? [] : pay(amount))).join(' – ')
  return (
    <span className="t-small muted num">
      <span data-content>{facts.place}</span> · {words.employment[facts.employment]}
      {range && ` · ${words.pay[salaryUnit]({ range })}`}
      {facts.closesOn && ` · ${words.applyBy({ date: date(facts.closesOn) })}`}
    </span>
  )
}
