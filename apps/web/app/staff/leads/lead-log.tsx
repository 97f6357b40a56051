import type { LeadEntry } from '@porchlight/contract'
import { EmptyState } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

const Entry = ({ entry }: { entry: LeadEntry }) => {
  const words = useWords(staffLeadsWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const known: Readonly<Record<string, string>> = { ...words.stages, ...words.conversions }
  const to = known[entry.to] ?? entry.to
  const title = words.entries[entry.kind]
  return (
    <li>
      <p className="t-small muted num" data-content>
        {typeof title === 'string' ? title : title({ to: to || words.unassigned })}, {entry.by ?? words.system},{' '}
        {moment(entry.at, zone)}
      </p>
      {entry.subject && <p data-content>{entry.subject}</p>}
      {entry.text && <p data-content>{entry.text}</p>}
    </li>
  )
}

/** Everything that happened with a lead, latest first. */
export const LeadLog = ({ entries }: { entries: readonly LeadEntry[] }) => {
  const words = useWords(staffLeadsWords)
  if (entries.length === 0) return <EmptyState title={words.noHistory}>{words.noHistoryText}</EmptyState>
  return (
    <ul className="leads-log">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}
