import type { PayoutRunCard, PayoutRunState } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, EmptyState, Section, Status, type StatusState, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { timeColumn } from '#app/lib/time-column.ts'

export const runShapes: Record<PayoutRunState, StatusState> = {
  prepared: 'waiting',
  approved: 'half',
  sent: 'half',
  settled: 'done',
  returned: 'broken',
  canceled: 'off',
}

const useSave = (runs: readonly PayoutRunCard[]): (() => void) => {
  const words = useWords(staffPayoutsWords)
  const teamZone = useTeamZone()
  return () =>
    downloadCsv(
      'payout-runs.csv',
      csvOf(
        [
          { name: words.runHead, value: ({ id }) => id },
          { name: words.state, value: ({ state }) => words.states[state] },
          timeColumn(words.prepared, teamZone, 'preparedAt'),
          { name: words.movesOn, value: ({ effectiveOn }) => effectiveOn },
          { name: words.note, value: ({ note }) => note },
          { name: words.total, value: ({ total }) => plainAmount(total) },
          { name: words.currency, value: ({ currency }) => currency },
        ],
        runs,
      ),
    )
}

/** Payout runs, latest first. */
export const Runs = ({ runs, children }: { runs: readonly PayoutRunCard[]; children: ReactNode }) => {
  const teamZone = useTeamZone()
  const { money, moment } = useFormats()
  const words = useWords(staffPayoutsWords)
  const save = useSave(runs)
  return (
    <Section
      title={words.runs}
      side={
        runs.length > 0 && (
          <Chip icon="download" aria-label={words.csvRuns} onClick={save}>
            {words.csv}
          </Chip>
        )
      }
    >
      <Table
        caption={words.runsCaption}
        rows={runs}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href('/staff/payouts/:runId', { runId: String(id) })}
        empty={<EmptyState title={words.noRuns} />}
        columns={[
          {
            id: 'run',
            head: words.runHead,
            cell: ({ id, note }) => (
              <span className="staff-cell">
                <b>{words.run({ id: String(id) })}</b>
                {note && <small>{note}</small>}
              </span>
            ),
          },
          {
            id: 'state',
            head: words.state,
            cell: ({ state }) => <Status state={runShapes[state]}>{words.states[state]}</Status>,
          },
          { id: 'prepared', head: words.prepared, cell: ({ preparedAt }) => moment(preparedAt, teamZone) },
          {
            id: 'payees',
            head: words.whoIsPaid,
            cell: ({ payees, dropped, returned }) => (
              <span className="staff-cell">
                {words.payees({ number: payees })}
                {dropped > 0 && <small>{words.dropped({ number: dropped })}</small>}
                {returned > 0 && <small>{words.sentBack({ number: returned })}</small>}
              </span>
            ),
          },
          { id: 'total', head: words.total, align: 'end', cell: ({ total }) => <b>{money(total)}</b> },
        ]}
      />
      {children}
    </Section>
  )
}
