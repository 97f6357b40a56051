import type { LeadCard } from '@porchlight/contract'
import { Table } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { LeadStageStatus } from './lead-stage.tsx'
import { campaignName, sourceName } from './source-name.ts'

/** Leads with their contact, source, and next task. */
export const LeadTable = ({ leads }: { leads: readonly LeadCard[] }) => {
  const words = useWords(staffLeadsWords)
  const { moment, date } = useFormats()
  const zone = useTeamZone()
  return (
    <Table
      caption={words.title}
      rows={leads}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/leads/:leadId', { leadId: String(id) })}
      columns={[
        {
          id: 'name',
          head: words.name,
          cell: ({ name, email, duplicateOf }) => (
            <span className="staff-cell" data-content>
              <b>{name || words.erasedName}</b>
              {name !== email && <small>{email}</small>}
              {duplicateOf !== null && <small>{words.duplicateOf({ number: `L-${duplicateOf}` })}</small>}
            </span>
          ),
        },
        {
          id: 'kind',
          head: words.kind,
          cell: ({ kind, source, campaign }) => (
            <span className="staff-cell">
              {words.kinds[kind]}
              <small data-content>
                {[sourceName(source, words), campaignName(campaign)].filter(Boolean).join(', ')}
              </small>
            </span>
          ),
        },
        { id: 'stage', head: words.stage, cell: ({ stage }) => <LeadStageStatus stage={stage} /> },
        { id: 'score', head: words.score, align: 'end', cell: ({ score }) => <span className="num">{score}</span> },
        {
          id: 'next',
          head: words.next,
          cell: ({ assignee, nextTask }) => (
            <span className="staff-cell" data-content>
              {assignee?.name ?? words.unassigned}
              {nextTask && (
                <small>
                  {nextTask.title}, {date(nextTask.dueOn)}
                </small>
              )}
            </span>
          ),
        },
        {
          id: 'when',
          head: words.received,
          cell: ({ createdAt }) => <span className="num">{moment(createdAt, zone)}</span>,
        },
      ]}
    />
  )
}
