import type { ClosingDesk } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, EmptyState, Section, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffClosingWords } from '#app/lib/messages/staff/closing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { timeColumn } from '#app/lib/time-column.ts'

/** Closed quarters with who closed them and their statement counts. */
export const ClosedQuarters = ({ closed }: Pick<ClosingDesk, 'closed'>) => {
  const teamZone = useTeamZone()
  const { moment } = useFormats()
  const words = useWords(staffClosingWords)
  const save = () =>
    downloadCsv(
      'closed-quarters.csv',
      csvOf(
        [
          { name: words.closed, value: ({ year, quarter }) => `${year}-${quarter}` },
          { name: words.owners, value: ({ owners }) => owners },
          timeColumn(words.closedAt, teamZone, 'closedAt'),
          { name: words.owner, value: ({ closedBy }) => closedBy ?? words.system },
        ],
        closed,
      ),
    )
  return (
    <Section
      title={words.closed}
      side={
        closed.length > 0 && (
          <Chip icon="download" aria-label={words.csvClosed} onClick={save}>
            {words.csv}
          </Chip>
        )
      }
    >
      <Table
        caption={words.closedCaption}
        rows={closed}
        rowKey={({ year, quarter }) => `${year}-${quarter}`}
        empty={<EmptyState title={words.none} />}
        columns={[
          { id: 'quarter', head: words.closed, cell: (row) => <b>{words.quarter(row)}</b> },
          { id: 'owners', head: words.owners, align: 'end', cell: ({ owners }) => owners },
          {
            id: 'at',
            head: words.closedAt,
            align: 'end',
            cell: ({ closedBy, closedAt }) =>
              words.enteredBy({ name: closedBy ?? words.system, at: moment(closedAt, teamZone) }),
          },
        ]}
      />
    </Section>
  )
}
