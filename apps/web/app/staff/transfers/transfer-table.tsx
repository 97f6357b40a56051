import type { TransferCard, TransferState } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, EmptyState, Section, Status, type StatusState, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { staffTransferWords } from '#app/lib/messages/staff/transfers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { useSite } from '#app/lib/session.ts'
import { timeColumn } from '#app/lib/time-column.ts'

export const transferShapes: Record<TransferState, StatusState> = {
  prepared: 'waiting',
  approved: 'half',
  sent: 'half',
  settled: 'done',
  canceled: 'off',
}

const useSave = (transfers: readonly TransferCard[]): (() => void) => {
  const words = useWords(staffTransferWords)
  const { timeZone } = useSite()
  return () =>
    downloadCsv(
      'transfers.csv',
      csvOf(
        [
          { name: words.number, value: ({ number }) => number },
          { name: words.direction, value: ({ direction }) => words.directions[direction] },
          { name: words.state, value: ({ state }) => words.states[state] },
          timeColumn(words.preparedOn, timeZone, 'preparedAt'),
          { name: words.sentOn, value: ({ sentOn }) => sentOn },
          { name: words.reference, value: ({ reference }) => reference },
          { name: words.settledOn, value: ({ settledOn }) => settledOn },
          { name: words.amount, value: ({ amount }) => plainAmount(amount) },
          { name: words.currency, value: ({ amount }) => amount.currency },
        ],
        transfers,
      ),
    )
}

/** Transfers, latest first. */
export const TransferTable = ({ transfers, children }: { transfers: readonly TransferCard[]; children: ReactNode }) => {
  const { money } = useFormats()
  const words = useWords(staffTransferWords)
  const officeTime = useOfficeTime()
  const save = useSave(transfers)
  return (
    <Section
      title={words.list}
      side={
        transfers.length > 0 && (
          <Chip icon="download" aria-label={words.csvLabel} onClick={save}>
            {words.csv}
          </Chip>
        )
      }
    >
      <Table
        caption={words.caption}
        rows={transfers}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href('/staff/transfers/:transferId', { transferId: String(id) })}
        empty={<EmptyState title={words.none} />}
        columns={[
          {
            id: 'number',
            head: words.number,
            cell: ({ number, direction, note }) => (
              <span className="staff-cell">
                <b>{number}</b>
                <small>{words.directions[direction]}</small>
                {note && <small>{note}</small>}
              </span>
            ),
          },
          {
            id: 'state',
            head: words.state,
            cell: ({ state }) => <Status state={transferShapes[state]}>{words.states[state]}</Status>,
          },
          { id: 'prepared', head: words.preparedOn, cell: ({ preparedAt }) => officeTime(preparedAt) },
          { id: 'amount', head: words.amount, align: 'end', cell: ({ amount }) => <b>{money(amount)}</b> },
        ]}
      />
      {children}
    </Section>
  )
}
