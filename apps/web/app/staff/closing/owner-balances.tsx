import type { ClosingDesk, Money } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, EmptyState, Section, Status, Table } from '@porchlight/ui'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { staffClosingWords } from '#app/lib/messages/staff/closing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'

type Row = ClosingDesk['owners'][number]
const figures = ['opening', 'earned', 'adjustments', 'expenses', 'paid', 'closing'] as const

const sumOf = (rows: readonly Row[], figure: (typeof figures)[number], currency: string): Money => ({
  amount: rows.reduce((sum, row) => sum + row[figure].amount, 0),
  currency,
})

const useSave = (rows: readonly Row[], name: string): (() => void) => {
  const words = useWords(staffClosingWords)
  return () =>
    downloadCsv(
      name,
      csvOf(
        [
          { name: words.owner, value: (row) => row.name },
          { name: words.state, value: ({ state }) => words.states[state] },
          ...figures.map((figure) => ({ name: words[figure], value: (row: Row) => plainAmount(row[figure]) })),
          { name: words.currency, value: ({ closing }) => closing.currency },
        ],
        rows,
      ),
    )
}

const InCurrency = ({ rows, currency, file }: { rows: readonly Row[]; currency: string; file: string }) => {
  const { amount } = useFormats()
  const words = useWords(staffClosingWords)
  const save = useSave(rows, file)
  return (
    <Section
      title={words.owners}
      note={words.ownersNote({ number: rows.length, currency })}
      side={
        <Chip icon="download" aria-label={words.csvLabel} onClick={save}>
          {words.csv}
        </Chip>
      }
    >
      <Table
        caption={words.ownersCaption}
        rows={rows}
        rowKey={({ ownerId }) => ownerId}
        columns={[
          {
            id: 'owner',
            head: words.owner,
            cell: ({ ownerId, name, state }) => (
              <span className="staff-cell">
                <PersonLink id={ownerId}>{name}</PersonLink>
                <small>
                  <Status state={state === 'open' ? 'half' : 'done'}>{words.states[state]}</Status>
                </small>
              </span>
            ),
            foot: words.total,
          },
          ...figures.map((figure) => ({
            id: figure,
            head: words[figure],
            align: 'end' as const,
            cell: (row: Row) => amount(row[figure]),
            foot: amount(sumOf(rows, figure, currency)),
          })),
        ]}
      />
    </Section>
  )
}

/** Each owner's balances for the quarter, as their statement will show them. */
export const OwnerBalances = ({ desk: { owners, quarter } }: { desk: ClosingDesk }) => {
  const words = useWords(staffClosingWords)
  const byCurrency = [...Map.groupBy(owners, ({ closing }) => closing.currency)]
  if (byCurrency.length === 0) return <EmptyState title={words.nobody} />
  return byCurrency.map(([currency, rows]) => (
    <InCurrency
      key={currency}
      rows={rows}
      currency={currency}
      file={`closing-${quarter.year}-${quarter.quarter}-${currency}.csv`}
    />
  ))
}
