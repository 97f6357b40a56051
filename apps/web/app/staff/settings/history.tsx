import type { SettingsChange } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { companyWords } from '#app/lib/messages/staff/company.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'

/** Each change with who made it, old and new values, and the reason. */
export const SettingsHistory = ({ changes }: { changes: readonly SettingsChange[] }) => {
  const words = useWords(companyWords)
  const time = useOfficeTime()
  const said = (field: SettingsChange['fields'][number]['field'], value: string | null) => {
    if (value === null) return words.none
    return field === 'entityType' ? (words.entityTypes[value as keyof typeof words.entityTypes] ?? value) : value
  }
  return (
    <Table
      caption={words.history}
      rows={changes}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={words.historyNone}>{words.historyNoneText}</EmptyState>}
      columns={[
        { id: 'when', head: words.when, cell: ({ at }) => time(at) },
        { id: 'who', head: words.who, cell: ({ by }) => <span data-content>{by ?? words.system}</span> },
        {
          id: 'what',
          head: words.what,
          cell: ({ kind, brandId, fields, reason }) => (
            <span className="staff-cell">
              <span>
                {words.kinds[kind]}
                {brandId && <span data-content> · {brandId}</span>}
              </span>
              {kind !== 'deleted' &&
                fields.map(({ field, before, after }) => (
                  <small key={field} data-content>
                    {words.change({
                      field: words.fields[field],
                      before: said(field, before),
                      after: said(field, after),
                    })}
                  </small>
                ))}
              {reason && <small data-content>“{reason}”</small>}
            </span>
          ),
        },
      ]}
    />
  )
}
