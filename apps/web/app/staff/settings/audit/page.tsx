import '../../staff.css'
import '../settings.css'
import { type AuditEntry, auditLog, auditSources } from '@porchlight/contract'
import {
  Button,
  ButtonLink,
  Chip,
  csvOf,
  downloadCsv,
  EmptyState,
  PageHead,
  TabLinks,
  Table,
  TextField,
} from '@porchlight/ui'
import { Form, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { auditWords } from '#app/lib/messages/staff/audit.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { PersonLink } from '../../person-link.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'

type Source = (typeof auditSources)[number] | undefined

const addressOf = (source: Source, q: string, before = ''): string => {
  const search = new URLSearchParams({ ...(source && { source }), ...(q && { q }), ...(before && { before }) })
  return `${href('/staff/settings/audit')}${search.size > 0 ? `?${search}` : ''}`
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const source = auditSources.find((one) => one === search.get('source'))
  const q = (search.get('q') ?? '').trim().slice(0, 80)
  const from = new Date(search.get('before') ?? '')
  const before = Number.isNaN(from.getTime()) ? undefined : from.toISOString()
  const query = { q, ...(source && { source }), ...(before && { before }) }
  return { source, q, ...resultsOf(await context.get(pageRequest).api(auditLog, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** What an entry says, in words: for the table and for the file. */
const useTexts = () => {
  const words = useWords(auditWords)
  const approvals = useWords(approvalWords)
  const { kinds } = useWords(securityWords).log
  const at = useOfficeTime()
  const known: Record<string, unknown> = kinds
  const fields: Record<string, string> = words.fields
  const nameOfKind = (entry: AuditEntry): string =>
    entry.source === 'approval' ? approvals.kinds[entry.kind] : String(known[entry.kind] ?? entry.kind)
  const changeOf = ({ changes }: AuditEntry): string =>
    changes
      .map(
        ({ field, before, after }) =>
          `${fields[field] ?? field}: ${before === '' ? after : words.became({ before, after: after || '—' })}`,
      )
      .join('; ')
  const outcomeOf = (entry: AuditEntry): string => {
    if (entry.source !== 'approval') return ''
    const state = approvals.states[entry.state]
    return entry.decidedBy && entry.decidedAt
      ? words.decided({ state, name: entry.decidedBy.name, at: at(entry.decidedAt) })
      : state
  }
  return { nameOfKind, changeOf, outcomeOf, at }
}

const Entries = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const words = useWords(auditWords)
  const { nameOfKind, changeOf, outcomeOf, at } = useTexts()
  return (
    <Table
      caption={words.title}
      rows={entries}
      rowKey={({ key }) => key}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        { id: 'when', head: words.when, cell: (entry) => <span className="num">{at(entry.at)}</span> },
        {
          id: 'what',
          head: words.what,
          cell: (entry) => (
            <span className="staff-cell" data-content>
              <b>{nameOfKind(entry)}</b>
              {changeOf(entry) && <small>{changeOf(entry)}</small>}
              {outcomeOf(entry) && <small>{outcomeOf(entry)}</small>}
            </span>
          ),
        },
        {
          id: 'who',
          head: words.who,
          cell: (entry) => (
            <span className="staff-cell">
              {entry.by ? <PersonLink id={entry.by.id}>{entry.by.name}</PersonLink> : words.system}
              {entry.source === 'account' && entry.network && <small className="num">{entry.network}</small>}
            </span>
          ),
        },
        {
          id: 'whom',
          head: words.whom,
          cell: ({ about }) => (about ? <PersonLink id={about.id}>{about.name}</PersonLink> : ''),
        },
        { id: 'why', head: words.why, cell: ({ reason }) => reason && <span data-content>{reason}</span> },
      ]}
    />
  )
}

const useSave = (entries: readonly AuditEntry[]): (() => void) => {
  const words = useWords(auditWords)
  const { nameOfKind, changeOf, outcomeOf } = useTexts()
  return () =>
    downloadCsv(
      words.file,
      csvOf(
        [
          { name: words.when, value: (entry: AuditEntry) => entry.at },
          { name: words.what, value: nameOfKind },
          { name: words.change, value: changeOf },
          { name: words.state, value: outcomeOf },
          { name: words.who, value: ({ by }: AuditEntry) => by?.name ?? words.system },
          { name: words.whom, value: ({ about }: AuditEntry) => about?.name ?? '' },
          {
            name: words.where,
            value: (entry: AuditEntry) => (entry.source === 'account' ? (entry.network ?? '') : ''),
          },
          { name: words.why, value: ({ reason }: AuditEntry) => reason ?? '' },
        ],
        entries,
      ),
    )
}

/** `/staff/settings/audit`: who did what, to whom, from where, and why. */
const AuditPage = ({ loaderData: { source, q, entries, next } }: Route.ComponentProps) => {
  const words = useWords(auditWords)
  const save = useSave(entries)
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <Chip icon="download" aria-label={words.csvLabel} onClick={save}>
            {words.csv}
          </Chip>
        }
      />
      <Form method="get" action={href('/staff/settings/audit')} className="staff-search" role="search">
        {source && <input type="hidden" name="source" value={source} />}
        <TextField key={q} label={words.search} name="q" defaultValue={q} maxLength={80} icon="search" />
        <Button views type="submit">
          {words.find}
        </Button>
      </Form>
      <TabLinks
        label={words.tabs}
        tabs={[undefined, ...auditSources].map((one) => ({
          href: addressOf(one, q),
          label: one ? words[one] : words.all,
          current: one === source,
        }))}
      />
      <Entries entries={entries} />
      {next && (
        <p className="staff-acts">
          <ButtonLink href={addressOf(source, q, next)}>{words.older}</ButtonLink>
        </p>
      )}
    </>
  )
}
export default AuditPage
