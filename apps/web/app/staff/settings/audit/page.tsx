import '../../staff.css'
import '../settings.css'
import {
  type AuditEntry,
  addDays,
  auditLog,
  auditSources,
  instantAt,
  isPlainDate,
  type Permission,
  type PlainDate,
  permissionNames,
  type QueryInputOf,
} from '@porchlight/contract'
import {
  Button,
  ButtonLink,
  Chip,
  csvOf,
  downloadCsv,
  EmptyState,
  PageHead,
  Select,
  TabLinks,
  Table,
  TextField,
  toast,
} from '@porchlight/ui'
import { Form, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { auditWords } from '#app/lib/messages/staff/audit.ts'
import { auditActWords } from '#app/lib/messages/staff/audit-acts.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import { timeColumn } from '#app/lib/time-column.ts'
import { PersonLink } from '../../person-link.tsx'
import { StaffLink } from '../../staff-link.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { readField, type Unit } from './field-labels.ts'

type Source = (typeof auditSources)[number] | undefined
type Filter = {
  source: Source
  q: string
  area: Permission | undefined
  since: PlainDate | undefined
  until: PlainDate | undefined
}

/** `older`: the cursor for older entries. */
const addressOf = (filter: Filter, older = ''): string => {
  const all = Object.entries({ ...filter, older }).filter((one): one is [string, string] => Boolean(one[1]))
  const search = new URLSearchParams(all)
  return `${href('/staff/settings/audit')}${search.size > 0 ? `?${search}` : ''}`
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const { api, site } = context.get(pageRequest)
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isPlainDate(text) ? text : undefined
  }
  const filter: Filter = {
    source: auditSources.find((one) => one === search.get('source')),
    q: (search.get('q') ?? '').trim().slice(0, 80),
    area: permissionNames.find((one) => one === search.get('area')),
    since: day('since'),
    until: day('until'),
  }
  const older = search.get('older') ?? ''
  const startOf = (date: PlainDate) => instantAt(date, '00:00', site.timeZone)
  const before = filter.until && startOf(addDays(filter.until, 1))
  const { source, q, area, since } = filter
  const query = {
    q,
    ...(source && { source }),
    ...(area && { area }),
    ...(since && { since: startOf(since).toISOString() }),
    ...(before && { before: before.toISOString() }),
    ...(older && { after: older }),
  }
  return { filter, query, ...resultsOf(await api(auditLog, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** What the log stores for a text: only that it changed. */
const hidden = '…'

const instants = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/

/** The text of an entry, for the table and the file. */
const useTexts = () => {
  const words = useWords(auditWords)
  const approvals = useWords(approvalWords)
  const { kinds } = useWords(securityWords).log
  const at = useOfficeTime()
  const known: Record<string, unknown> = kinds
  const fields: Record<string, string> = words.fields
  const acts: Readonly<Record<string, string>> = useWords(auditActWords)
  const nameOfKind = (entry: AuditEntry): string =>
    entry.source === 'act'
      ? (acts[entry.kind] ?? entry.summary)
      : entry.source === 'approval'
        ? approvals.kinds[entry.kind]
        : String(known[entry.kind] ?? entry.kind)
  const { amount, decimal } = useFormats()
  const { currency } = useSite()
  const readValue = (text: string, unit: Unit): string => {
    const number = Number(text)
    if (unit === 'none' || text === '' || !Number.isSafeInteger(number)) return instants.test(text) ? at(text) : text
    return unit === 'money' ? amount({ amount: number, currency }) : `${decimal(number / 100, 2)}%`
  }
  const becameOf = (before: string, after: string): string => {
    if (before === hidden && after === hidden) return words.changed
    return before === '' ? after : words.became({ before, after: after || '—' })
  }
  const changeOf = ({ changes }: AuditEntry): string =>
    changes
      .map(({ field, before, after }) => {
        const { text, unit } = readField(field, fields)
        return `${text}: ${becameOf(readValue(before, unit), readValue(after, unit))}`
      })
      .join('; ')
  const sentOf = (entry: AuditEntry): string =>
    entry.source === 'act'
      ? entry.sent
          .map(({ field, value }) => {
            const { text, unit } = readField(field, fields)
            return `${text}: ${readValue(value, unit) || '—'}`
          })
          .join('; ')
      : ''
  const outcomeOf = (entry: AuditEntry): string => {
    if (entry.source !== 'approval') return ''
    const state = approvals.states[entry.state]
    return entry.decidedBy && entry.decidedAt
      ? words.decided({ state, name: entry.decidedBy.name, at: at(entry.decidedAt) })
      : state
  }
  return { nameOfKind, changeOf, sentOf, outcomeOf, at }
}

const Entries = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const words = useWords(auditWords)
  const { nameOfKind, changeOf, sentOf, outcomeOf, at } = useTexts()
  return (
    <Table
      compact
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
              {(changeOf(entry) || sentOf(entry)) && <small>{changeOf(entry) || sentOf(entry)}</small>}
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
              {entry.source !== 'approval' && entry.network && <small className="num">{entry.network}</small>}
            </span>
          ),
        },
        {
          id: 'whom',
          head: words.whom,
          cell: (entry) => (
            <span className="staff-cell">
              {entry.about && <PersonLink id={entry.about.id}>{entry.about.name}</PersonLink>}
              {entry.source === 'act' && entry.home && (
                <StaffLink
                  className="inline-link"
                  href={href('/staff/homes/:propertyId', { propertyId: String(entry.home.id) })}
                >
                  <span data-content>{entry.home.name}</span>
                </StaffLink>
              )}
              {entry.source === 'act' && entry.booking && (
                <StaffLink
                  className="inline-link num"
                  href={href('/staff/bookings/:bookingId', { bookingId: String(entry.booking.id) })}
                >
                  {entry.booking.number}
                </StaffLink>
              )}
            </span>
          ),
        },
        { id: 'why', head: words.why, cell: ({ reason }) => reason && <span data-content>{reason}</span> },
      ]}
    />
  )
}

/** The maximum number of answers in one file. */
const mostAnswers = 100

/**
 * Every entry of a filter. Undefined if an answer failed; `isWhole` is false when there are more than fit in a file.
 */
const readAll = async (filter: QueryInputOf<typeof auditLog>) => {
  const entries: AuditEntry[] = []
  let next = filter.after ?? null
  for (let answers = 0; answers < mostAnswers; answers++) {
    const answer = await api(auditLog, { query: { ...filter, ...(next && { after: next }) } })
    if (!answer.ok) return undefined
    entries.push(...answer.results.entries)
    next = answer.results.next
    if (next === null) break
  }
  return { entries, isWhole: next === null }
}

const useSave = (query: QueryInputOf<typeof auditLog>): (() => Promise<void>) => {
  const words = useWords(auditWords)
  const { timeZone } = useSite()
  const { nameOfKind, changeOf, sentOf, outcomeOf } = useTexts()
  return async () => {
    const all = await readAll(query).catch(() => undefined)
    if (!all) return toast({ type: 'danger', message: words.csvFailed })
    if (!all.isWhole) toast({ type: 'info', message: words.csvLimit({ number: all.entries.length }) })
    const about = (entry: AuditEntry) =>
      [entry.about?.name, ...(entry.source === 'act' ? [entry.home?.name, entry.booking?.number] : [])]
        .filter(Boolean)
        .join(', ')
    downloadCsv(
      words.file,
      csvOf(
        [
          timeColumn(words.when, timeZone, 'at'),
          { name: words.what, value: nameOfKind },
          { name: words.change, value: changeOf },
          { name: words.sent, value: sentOf },
          { name: words.state, value: outcomeOf },
          { name: words.who, value: ({ by }: AuditEntry) => by?.name ?? words.system },
          { name: words.whom, value: about },
          { name: words.subject, value: (entry: AuditEntry) => (entry.source === 'act' ? entry.subject : '') },
          {
            name: words.where,
            value: (entry: AuditEntry) => (entry.source === 'approval' ? '' : (entry.network ?? '')),
          },
          { name: words.why, value: ({ reason }: AuditEntry) => reason ?? '' },
        ],
        all.entries,
      ),
    )
  }
}

/** `/staff/settings/audit`: who did what, to whom, from where, and why. */
const AuditPage = ({ loaderData: { filter, query, entries, next } }: Route.ComponentProps) => {
  const words = useWords(auditWords)
  const { areas } = useWords(staffPeopleWords)
  const { source, q } = filter
  const save = useSave(query)
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
      <Form method="get" action={href('/staff/settings/audit')} className="staff-search audit-filter" role="search">
        {source && <input type="hidden" name="source" value={source} />}
        <TextField key={q} label={words.search} name="q" defaultValue={q} maxLength={80} icon="search" />
        <Select
          label={words.area}
          name="area"
          defaultValue={filter.area ?? ''}
          emptyText={words.anyArea}
          options={[
            { value: '', label: words.anyArea },
            ...permissionNames.map((area) => ({ value: area, label: areas[area] })),
          ]}
        />
        <TextField label={words.since} name="since" type="date" defaultValue={filter.since ?? ''} />
        <TextField label={words.until} name="until" type="date" defaultValue={filter.until ?? ''} />
        <Button views type="submit">
          {words.find}
        </Button>
      </Form>
      <TabLinks
        label={words.tabs}
        tabs={[undefined, ...auditSources].map((one) => ({
          href: addressOf({ ...filter, source: one }),
          label: one ? words[one] : words.all,
          current: one === source,
        }))}
      />
      <Entries entries={entries} />
      {next && (
        <p className="staff-acts">
          <ButtonLink href={addressOf(filter, next)}>{words.older}</ButtonLink>
        </p>
      )}
    </>
  )
}
export default AuditPage
