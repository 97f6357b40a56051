import { accountantDocuments } from '@porchlight/contract'
import { EmptyState, Section, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/documents'
import { BooksFrame, ownersOf } from './frame.tsx'
import { privateHeaders } from './private-headers.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [answer, owners] = await Promise.all([
    api(accountantDocuments, { params: { id: params.ownerId } }),
    ownersOf(api),
  ])
  return { ...resultsOf(answer), owners }
}

export const headers = privateHeaders

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/accountants/{ownerId}/documents`: signed documents, permits and insurance of an owner's homes. */
const DocumentsPage = ({ loaderData: { owner, owners, documents, proofs } }: Route.ComponentProps) => {
  const { books: words } = useWords(accountantWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  const dateOr = (on: string | null) => (on ? date(on) : '—')
  return (
    <BooksFrame owner={owner} owners={owners} current="documents">
      <Section title={words.documents}>
        <Table
          caption={words.documents}
          rows={documents}
          rowKey={({ id }) => id}
          rowHref={({ id }) =>
            href('/accountants/:ownerId/documents/:documentId', { ownerId: String(owner.id), documentId: String(id) })
          }
          empty={<EmptyState title={words.noDocuments} />}
          columns={[
            { id: 'title', head: words.document, cell: ({ title }) => <b data-content>{title}</b> },
            { id: 'home', head: words.home, cell: ({ home }) => <span data-content>{home}</span> },
            { id: 'signed', head: words.signed, cell: ({ signedAt }) => dateOr(signedAt && dayOf(signedAt)) },
            { id: 'expires', head: words.expires, cell: ({ expiresOn }) => dateOr(expiresOn) },
          ]}
        />
      </Section>
      <Section title={words.proofs}>
        <Table
          caption={words.proofs}
          rows={proofs}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.noProofs} />}
          columns={[
            { id: 'title', head: words.document, cell: ({ title }) => <b data-content>{title}</b> },
            { id: 'home', head: words.home, cell: ({ home }) => <span data-content>{home}</span> },
            { id: 'number', head: words.number, cell: ({ number }) => <span data-content>{number || '—'}</span> },
            { id: 'expires', head: words.expires, cell: ({ expiresOn }) => dateOr(expiresOn) },
          ]}
        />
      </Section>
    </BooksFrame>
  )
}
export default DocumentsPage
