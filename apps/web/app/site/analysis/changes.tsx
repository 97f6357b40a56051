import { useFormats } from '#app/lib/formats.ts'
import { analysisWords } from '#app/lib/messages/leads/analysis.ts'
import { inquiryWords } from '#app/lib/messages/leads/inquiry.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Estimate, Money } from './headline.tsx'

type Props = { estimate: Estimate; createdAt: string; money: Money }

/** A month of the estimate, which begins with the one after it was made. */
const dateOf = (month: number, createdAt: string): string => {
  const made = new Date(createdAt)
  const year = made.getUTCFullYear() + (month <= made.getUTCMonth() ? 1 : 0)
  return `${year}-${String(month + 1).padStart(2, '0')}`
}

/** What an owner could add or keep, and what a year's rent would differ by. */
export const Changes = ({ estimate: { changes, months }, createdAt, money }: Props) => {
  const words = useWords(analysisWords)
  const { choices } = useWords(inquiryWords)
  const { monthName } = useFormats()
  const best = months.toSorted((a, b) => b.expected - a.expected)[0]
  const rows = [
    ...changes.map(({ feature, rent }) => ({ name: choices[feature], note: words.changeNote, rent })),
    ...(best
      ? [
          {
            name: words.keepMonth({ month: monthName(dateOf(best.month, createdAt)) }),
            note: words.keepMonthNote({ nights: best.nights }),
            rent: -best.expected,
          },
        ]
      : []),
  ]
  return (
    <section className="analysis-section">
      <h2 className="t-h2">{words.changesTitle}</h2>
      <p className="muted">{words.changesText}</p>
      <ul className="analysis-changes">
        {rows.map(({ name, note, rent }) => (
          <li key={name}>
            <span>
              {name}
              <small className="muted">{note}</small>
            </span>
            <b className="num" data-less={rent < 0 || undefined}>
              {rent > 0 ? '+' : '−'}
              {money(Math.abs(rent))}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
