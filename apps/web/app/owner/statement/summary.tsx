import { addDays, type Money, type StatementBody, type StatementLine } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'

const Row = ({ label, note, value, mark }: { label: string; note: string; value: string; mark?: 'first' | 'last' }) => (
  <div className="statement-row" data-mark={mark}>
    <dt>
      {label}
      <small>{note}</small>
    </dt>
    <dd>{value}</dd>
  </div>
)

const negative = ({ amount: value, currency }: Money): Money => ({ amount: value === 0 ? 0 : -value, currency })

const linesOf = ({ homes }: StatementBody, ...kinds: StatementLine['kind'][]): number =>
  homes.flatMap(({ lines }) => lines).filter(({ kind }) => kinds.includes(kind)).length

/** opening + earned + adjustments − expenses − payouts = closing (R48). */
export const StatementSummary = ({ statement, closingText }: { statement: StatementBody; closingText: string }) => {
  const { day, amount, money } = useFormats()
  const words = useWords(ownerStatementWords)
  const { opening, earned, adjustments, expenses, payouts, closing, from } = statement
  return (
    <dl className="statement-sum" aria-label={words.summary}>
      <Row
        mark="first"
        label={words.opening}
        note={words.openingText({ date: day(addDays(from, -1)) })}
        value={amount(opening)}
      />
      <Row
        label={words.earned}
        note={words.earnedText({ stays: linesOf(statement, 'stay', 'fee') })}
        value={amount(earned)}
      />
      <Row
        label={words.adjustments}
        note={words.adjustmentsText({ number: linesOf(statement, 'adjustment') })}
        value={amount(adjustments)}
      />
      <Row
        label={words.expenses}
        note={words.expensesText({ number: linesOf(statement, 'expense', 'owner_stay') })}
        value={amount(negative(expenses))}
      />
      <Row
        label={words.payouts}
        note={words.payoutsText({ number: statement.payoutLines.length })}
        value={amount(negative(payouts))}
      />
      <Row mark="last" label={words.closing} note={closingText} value={money(closing)} />
    </dl>
  )
}
