import type { Approval } from '@porchlight/contract'
import { EmptyState, Status, type StatusState, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useConsequence } from './consequence.ts'
import { Decide } from './decide.tsx'
import { RefundFacts } from './refund-facts.tsx'

const faces: Record<Approval['state'], StatusState> = {
  done: 'done',
  pending: 'yours',
  approved: 'done',
  declined: 'off',
  withdrawn: 'off',
}

/** The request's impact, reason, and evidence. */
const About = ({ approval }: { approval: Approval }) => {
  const words = useWords(approvalWords)
  const consequence = useConsequence()
  return (
    <span className="staff-cell">
      <b>{words.kinds[approval.kind]}</b>
      <span data-content className="approval-text">
        {consequence(approval)}
      </span>
      <RefundFacts facts={approval.facts} />
      {approval.reason && (
        <small data-content>
          {words.reason}: {approval.reason}
        </small>
      )}
      {approval.evidence.map(({ id, name, originalSrc }) => (
        <small key={id} data-content>
          <a href={originalSrc} target="_blank" rel="noreferrer">
            {name}
          </a>
        </small>
      ))}
    </span>
  )
}

const ApprovalStatus = ({ approval: { state, decidedBy, decidedAt, decision, exempt } }: { approval: Approval }) => {
  const teamZone = useTeamZone()
  const words = useWords(approvalWords)
  const { moment } = useFormats()
  return (
    <span className="staff-cell">
      <Status state={faces[state]}>{words.states[state]}</Status>
      {decidedBy && decidedAt && (
        <small data-content>{words.decidedBy({ name: decidedBy.name, when: moment(decidedAt, teamZone) })}</small>
      )}
      {decision && <small data-content>{decision}</small>}
      {exempt && <small>{words.exempt}</small>}
    </span>
  )
}

type Props = { approvals: readonly Approval[]; state: 'pending' | 'decided' }

/** Pending requests, oldest first, or the history, latest first. */
export const ApprovalTable = ({ approvals, state }: Props) => {
  const teamZone = useTeamZone()
  const words = useWords(approvalWords)
  const { moment } = useFormats()
  const waits = state === 'pending'
  return (
    <Table
      compact
      caption={waits ? words.pending : words.decided}
      rows={approvals}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title={waits ? words.nonePending : words.noneDecided}>
          {waits ? words.nonePendingText : words.noneDecidedText}
        </EmptyState>
      }
      columns={[
        { id: 'what', head: words.what, cell: (approval) => <About approval={approval} /> },
        {
          id: 'requested',
          head: words.requested,
          cell: ({ requestedBy, requestedAt }: Approval) => (
            <span data-content>
              {words.requestedBy({ name: requestedBy?.name ?? words.system, when: moment(requestedAt, teamZone) })}
            </span>
          ),
        },
        waits
          ? {
              id: 'acts',
              head: <span className="visually-hidden">{words.acts}</span>,
              align: 'end' as const,
              cell: (approval: Approval) => <Decide approval={approval} />,
            }
          : { id: 'status', head: words.status, cell: (approval: Approval) => <ApprovalStatus approval={approval} /> },
      ]}
    />
  )
}
