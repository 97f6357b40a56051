import type { PartnerRun, partnerPayables, ResultsOf } from '@porchlight/contract'
import { ButtonLink, EmptyState, Status, type StatusState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

export const runShapes: Record<PartnerRun['state'], StatusState> = {
  prepared: 'waiting',
  approved: 'yours',
  sent: 'half',
  settled: 'done',
  canceled: 'off',
}

/** Payout runs, latest first. */
export const PartnerRuns = ({ runs }: { runs: ResultsOf<typeof partnerPayables>['runs'] }) => {
  const words = useWords(staffCommissionWords)
  const { amount, moment } = useFormats()
  const teamZone = useTeamZone()
  return (
    <Table
      caption={words.runs}
      rows={runs}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/partner-payouts/:runId', { runId: String(id) })}
      compact
      empty={<EmptyState title={words.noRuns}>{words.noRunsText}</EmptyState>}
      columns={[
        {
          id: 'run',
          head: words.run,
          cell: ({ id, note, preparedBy, preparedAt }) => (
            <span className="commission-cell">
              <b className="num">{words.runNumber({ id: String(id) })}</b>
              <small data-content>{note}</small>
              <small>
                {words.preparedBy({ name: preparedBy ?? words.system, when: moment(preparedAt, teamZone) })}
              </small>
            </span>
          ),
        },
        {
          id: 'state',
          head: words.state,
          onPhone: 'end',
          cell: ({ state }) => <Status state={runShapes[state]}>{words.runStates[state]}</Status>,
        },
        {
          id: 'payees',
          head: words.payees,
          align: 'end',
          onPhone: false,
          cell: ({ payees }) => <span className="num">{payees}</span>,
        },
        {
          id: 'total',
          head: words.total,
          align: 'end',
          onPhone: 'figure',
          cell: ({ total }) => <b className="num">{amount(total)}</b>,
        },
      ]}
    />
  )
}

/** Links to the runs before the listed ones, and back to the latest. */
export const OtherRuns = ({ older, isOlder }: { older: number | null; isOlder: boolean }) => {
  const words = useWords(staffCommissionWords)
  if (older === null && !isOlder) return null
  const path = href('/staff/partner-payouts')
  return (
    <div className="staff-acts">
      {isOlder && <ButtonLink href={`${path}#runs`}>{words.latestRuns}</ButtonLink>}
      {older !== null && <ButtonLink href={`${path}?before=${older}#runs`}>{words.olderRuns}</ButtonLink>}
    </div>
  )
}
