import type { Money, StatementBody, StatementLine } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Line } from './line.tsx'

type Row = { home: string; line: StatementLine }

/** The home and whatever the label doesn't already say. */
const detailOf = ({ home, line: { label, detail } }: Row): string =>
  [home, detail === label ? '' : detail].filter(Boolean).join(' · ')

const Rows = ({ rows, group, total, label }: { rows: readonly Row[]; group: string; total: Money; label: string }) => {
  const { dayShort, amount } = useFormats()
  return (
    <>
      {rows.map(({ home, line }) => (
        <Line key={line.id} line={line} home={home} every={false} group={group}>
          <span className="statement-short">
            <span className="statement-date">{dayShort(line.on)}</span>
            <span className="statement-name">
              <b>{line.label}</b> <small>{detailOf({ home, line })}</small>
            </span>
            <span className="statement-figure">{amount(line.amount)}</span>
          </span>
        </Line>
      ))}
      <div className="statement-short statement-total">
        <span className="statement-total-name">{label}</span>
        <b className="statement-figure">{amount({ ...total, amount: total.amount === 0 ? 0 : -total.amount })}</b>
      </div>
    </>
  )
}

const isExpense = ({ kind }: StatementLine): boolean => kind === 'expense' || kind === 'owner_stay'

/** Expenses, each line with its entry. */
export const Expenses = ({ statement }: { statement: StatementBody }) => {
  const words = useWords(ownerStatementWords)
  const rows = statement.homes.flatMap((home) =>
    home.lines.filter(isExpense).map((line) => ({ home: home.name, line })),
  )
  return (
    <Section title={words.expenses} note={rows.length > 0 && words.expensesNote}>
      {rows.length === 0 ? (
        <p className="statement-none">{words.noExpenses}</p>
      ) : (
        <Rows rows={rows} group="statement-expense" total={statement.expenses} label={words.expenses} />
      )}
    </Section>
  )
}

/** Payouts of the quarter. */
export const Payouts = ({ statement }: { statement: StatementBody }) => {
  const words = useWords(ownerStatementWords)
  const rows = statement.payoutLines.map((line) => ({ home: '', line }))
  return (
    <Section title={words.paidToYou}>
      {rows.length === 0 ? (
        <p className="statement-none">{words.noPayouts}</p>
      ) : (
        <Rows rows={rows} group="statement-payout" total={statement.payouts} label={words.payouts} />
      )}
    </Section>
  )
}
