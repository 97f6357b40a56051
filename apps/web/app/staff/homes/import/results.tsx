import type { ImportPreview, ImportReport } from '@porchlight/contract'
import { Alert, ButtonLink, Section, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { homeImportWords } from '#app/lib/messages/staff/home-import.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Refused = ImportReport['refused']

const RefusedRows = ({ refused }: { refused: Refused }) => {
  const words = useWords(homeImportWords)
  if (refused.length === 0) return null
  return (
    <Section title={words.refused}>
      <Table
        caption={words.refused}
        rows={refused}
        rowKey={({ line, why }) => `${line} ${why}`}
        columns={[
          { id: 'line', head: words.line, cell: ({ line }) => <span className="num">{line}</span> },
          { id: 'why', head: words.why, cell: ({ why }) => why },
        ]}
      />
    </Section>
  )
}

/** What the file would do. */
export const Preview = ({ preview }: { preview: ImportPreview }) => {
  const words = useWords(homeImportWords)
  return (
    <>
      {preview.faults.length > 0 ? (
        <Alert tone="danger" title={words.unreadable} live>
          <ul>
            {preview.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Alert tone={preview.refused.length > 0 ? 'warning' : 'info'} live>
          {words.accepted({ accepted: preview.accepted, rows: preview.rows })}
        </Alert>
      )}
      <RefusedRows refused={preview.refused} />
      {preview.sample.length > 0 && (
        <Section title={words.sample}>
          <Table
            caption={words.sample}
            rows={preview.sample}
            rowKey={({ line }) => line}
            columns={[
              { id: 'line', head: words.line, cell: ({ line }) => <span className="num">{line}</span> },
              { id: 'name', head: words.name, cell: ({ name }) => <b data-content>{name}</b> },
              { id: 'town', head: words.town, cell: ({ town }) => <span data-content>{town}</span> },
              { id: 'sleeps', head: words.sleeps, align: 'end', cell: ({ sleeps }) => sleeps },
            ]}
          />
        </Section>
      )}
    </>
  )
}

/** What the import did. */
export const Report = ({ report }: { report: ImportReport }) => {
  const words = useWords(homeImportWords)
  const { created, updated, unchanged, refused, unknownAmenities } = report
  return (
    <>
      <Alert tone="info" live>
        {words.done({ created, updated, unchanged, refused: refused.length })}{' '}
        {unknownAmenities.length > 0 && words.unknown({ words: unknownAmenities.join(', ') })}
      </Alert>
      <div className="staff-acts">
        <ButtonLink href={`${href('/staff/homes')}?status=draft`}>{words.toHomes}</ButtonLink>
      </div>
      <RefusedRows refused={refused} />
    </>
  )
}
