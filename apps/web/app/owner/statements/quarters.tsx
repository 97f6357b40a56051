import type { ResultsOf, statementList } from '@porchlight/contract'
import { Chip, Section, Status, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStatementPlaces } from '../statement/places.ts'
import { useExportQuarters } from './quarters-export.ts'

type Props = {
  statements: Statements
  empty: ReactNode
  /** The heading of the paid-out column, for readers other than the owner. */
  paid?: string
}
type Statements = ResultsOf<typeof statementList>['statements']

/** Quarters of all homes, as closed; each opens its statement. */
export const Quarters = ({ statements, empty, paid }: Props) => {
  const { amount } = useFormats()
  const words = useWords(ownerStatementWords)
  const { list } = words
  const { statement: pathOf } = useStatementPlaces()
  const save = useExportQuarters(statements)
  return (
    <Section
      title={list.byQuarter}
      note={statements[0]?.closing.currency}
      side={
        statements.length > 0 && (
          <Chip icon="download" aria-label={list.csv} onClick={save}>
            {words.csv}
          </Chip>
        )
      }
    >
      <Table
        caption={list.caption}
        className="statements-table"
        rows={statements}
        rowKey={({ year, quarter, closing }) => `${year}-${quarter}-${closing.currency}`}
        rowHref={pathOf}
        empty={empty}
        columns={[
          {
            id: 'quarter',
            head: list.quarter,
            cell: ({ quarter, year }) => <b>{words.quarter({ quarter, year })}</b>,
          },
          {
            id: 'state',
            head: list.state,
            cell: ({ state }) => <Status state={state === 'open' ? 'half' : 'done'}>{words.states[state]}</Status>,
          },
          { id: 'earned', head: list.earned, align: 'end', cell: ({ earned }) => amount(earned) },
          { id: 'payouts', head: paid ?? list.payouts, align: 'end', cell: ({ payouts }) => amount(payouts) },
          { id: 'closing', head: list.closing, align: 'end', cell: ({ closing }) => <b>{amount(closing)}</b> },
        ]}
      />
    </Section>
  )
}
