import type { partnerOverview, ResultsOf } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Months = ResultsOf<typeof partnerOverview>['months']

/** Payouts of the last months as bars; the figures are text, so that screen readers can read them. */
export const PaidByMonth = ({ months }: { months: Months }) => {
  const words = useWords(commissionWords)
  const { monthShort, amountRounded } = useFormats()
  const most = Math.max(1, ...months.map(({ amount: value }) => value.amount))
  return (
    <Section title={words.months}>
      <ol className="partner-months">
        {months.map(({ month, amount: value }, at) => (
          <li key={month}>
            <span className="num">{value.amount > 0 ? amountRounded(value) : '—'}</span>
            <i
              aria-hidden="true"
              data-last={at === months.length - 1 || undefined}
              style={{ blockSize: `${Math.round((value.amount / most) * 88) + 1}px` }}
            />
            <b>{monthShort(`${month}-01`)}</b>
          </li>
        ))}
      </ol>
    </Section>
  )
}
