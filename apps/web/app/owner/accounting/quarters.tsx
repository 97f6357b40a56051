import type { Money } from '@porchlight/contract'
import { Chip, downloadCsv, Section, Status, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Accounting, statementHref } from './accounting.ts'
import { quartersCsv } from './quarters-csv.ts'

const negative = ({ amount, currency }: Money): Money => ({ amount: amount === 0 ? 0 : -amount, currency })

const useSave = (accounting: Accounting): (() => void) => {
  const words = useWords(ownerAccountingWords)
  return () => downloadCsv(`quarters-${accounting.money.year}.csv`, quartersCsv(accounting, words))
}

/** Quarters of the year, each linked to its statement. */
export const Quarters = ({ accounting }: { accounting: Accounting }) => {
  const { quarters, money, property, currency } = accounting
  const save = useSave(accounting)
  const { amount } = useFormats()
  const words = useWords(ownerAccountingWords)
  const { quarter: nameOf } = useWords(ownerStatementWords)
  const figure = (id: 'opening' | 'earned' | 'adjustments', onPhone = true) =>
    ({
      id,
      head: words[id],
      align: 'end',
      onPhone,
      cell: (row: (typeof quarters)[number]) => amount(row[id]),
      foot: amount(money[id]),
    }) as const
  const taken = (id: 'expenses' | 'paid') =>
    ({
      id,
      head: words[id],
      align: 'end',
      cell: (row: (typeof quarters)[number]) => amount(negative(row[id])),
      foot: amount(negative(money[id])),
    }) as const
  return (
    <Section
      className="accounting-part"
      title={<span id="quarters">{words.quarters}</span>}
      note={property ? words.quartersOfHome({ home: property.name }) : words.quartersNote}
      side={
        <Chip icon="download" aria-label={words.csvQuarters} onClick={save}>
          {words.csv}
        </Chip>
      }
    >
      <Table
        caption={words.quartersCaption}
        rows={quarters.toReversed()}
        rowKey={({ quarter }) => quarter}
        rowHref={(row) => statementHref(row, currency)}
        columns={[
          {
            id: 'quarter',
            head: words.quarter,
            cell: ({ quarter, year }) => <b>{nameOf({ quarter, year })}</b>,
            foot: words.wholeYear({ year: money.year }),
          },
          {
            id: 'state',
            head: words.state,
            cell: ({ state }) => <Status state={state === 'open' ? 'half' : 'done'}>{words.states[state]}</Status>,
          },
          figure('opening'),
          figure('earned'),
          figure('adjustments'),
          taken('expenses'),
          taken('paid'),
          {
            id: 'closing',
            head: words.closing,
            align: 'end',
            cell: ({ closing }) => <b>{amount(closing)}</b>,
            foot: amount(money.onTheWay),
          },
        ]}
      />
    </Section>
  )
}
