import '../staff.css'
import { type DeskDocument, type DocumentsDesk, documentsDesk } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead, Section, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { DocumentState } from '#app/features/documents/state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { SendForm } from './send-form.tsx'
import { useSigningRules } from './use-signing-rules.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(documentsDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const whoIsMissing = ({ signers }: DeskDocument): string =>
  signers.flatMap(({ name, signedAt }) => (signedAt === null ? [name] : [])).join(', ')

const Waiting = ({ waiting }: Pick<DocumentsDesk, 'waiting'>) => {
  const words = useWords(staffDocumentsWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  return (
    <Table
      caption={words.waiting}
      rows={waiting}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/documents/:documentId', { documentId: String(id) })}
      empty={<EmptyState title={words.nothingWaits} />}
      columns={[
        {
          id: 'document',
          head: words.document,
          cell: ({ title, place }) => (
            <span className="staff-cell">
              <b lang="en">{title}</b>
              <small data-content>{place}</small>
            </span>
          ),
        },
        { id: 'state', head: words.waitsFor, cell: (document) => <DocumentState {...document} /> },
        { id: 'who', head: words.name, cell: (document) => <span data-content>{whoIsMissing(document)}</span> },
        { id: 'since', head: words.sinceHead, cell: ({ issuedAt }) => date(dayOf(issuedAt)) },
      ]}
    />
  )
}

const Expiring = ({ expiring }: Pick<DocumentsDesk, 'expiring'>) => {
  const words = useWords(staffDocumentsWords)
  const { date } = useFormats()
  if (expiring.length === 0) return <p className="muted">{words.nothingExpires}</p>
  return (
    <Table
      caption={words.expiring}
      rows={expiring}
      rowKey={({ subject, id }) => `${subject}-${id}`}
      columns={[
        { id: 'title', head: words.document, cell: ({ title }) => <b data-content>{title}</b> },
        { id: 'place', head: words.home, cell: ({ place }) => <span data-content>{place}</span> },
        { id: 'ends', head: words.runsOut, align: 'end', cell: ({ expiresOn }) => date(expiresOn) },
      ]}
    />
  )
}

const Templates = ({ templates }: Pick<DocumentsDesk, 'templates'>) => {
  const words = useWords(staffDocumentsWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  const rules = useSigningRules()
  return (
    <Table
      caption={words.templates}
      rows={templates}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/documents/templates/:templateId', { templateId: String(id) })}
      columns={[
        { id: 'title', head: words.template, cell: ({ title }) => <b lang="en">{title}</b> },
        { id: 'rules', head: words.rules, cell: rules },
        {
          id: 'wording',
          head: words.versionHead,
          cell: ({ version, publishedAt }) => words.version({ version, date: date(dayOf(publishedAt)) }),
        },
      ]}
    />
  )
}

/** `/staff/documents`: owner documents and their templates. */
const StaffDocumentsPage = ({ loaderData: { waiting, expiring, templates } }: Route.ComponentProps) => {
  const words = useWords(staffDocumentsWords)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.waiting}>
        <Waiting waiting={waiting} />
      </Section>
      <Section title={words.expiring}>
        <Expiring expiring={expiring} />
      </Section>
      <Section
        title={words.templates}
        side={<ButtonLink href={href('/staff/documents/templates/new')}>{words.newTemplate}</ButtonLink>}
      >
        <Templates templates={templates} />
      </Section>
      <Section title={words.sendTitle} note={words.sendNote}>
        <SendForm key={waiting.length} templates={templates.filter(({ kind }) => kind !== 'management')} />
      </Section>
    </>
  )
}
export default StaffDocumentsPage
