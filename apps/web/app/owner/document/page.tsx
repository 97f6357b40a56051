import '#app/features/documents/documents.css'
import { type DocumentOfHome, documentOfHome, signDocumentOfHome } from '@porchlight/contract'
import { Breadcrumbs, Button, Disclosure, DocumentText, PageHead, Section, toast } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { SignForm } from '#app/features/documents/sign-form.tsx'
import { Signatures } from '#app/features/documents/signatures.tsx'
import { DocumentState } from '#app/features/documents/state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Examples } from './examples.tsx'

export const loader = async ({ context, params: { propertyId: id, templateId } }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(documentOfHome, { params: { id, templateId } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData ? { title: args.loaderData.title } : {})

type Props = { given: DocumentOfHome; templateId: string }

const Sign = ({ given: { home, textHash }, templateId }: Props) => {
  const words = useWords(documentWords)
  const { revalidate } = useRevalidator()
  return (
    <Section title={words.sign} className="document-screen">
      <SignForm
        send={async (signature) => {
          const params = { id: home.id, templateId: Number(templateId) }
          const answer = await api(signDocumentOfHome, { params, body: { textHash, ...signature } })
          if (answer.ok) toast({ type: 'success', message: words.done })
          await revalidate()
          return answer.ok ? undefined : answer.error
        }}
      />
    </Section>
  )
}

const Head = ({ given: { home, title, document } }: { given: DocumentOfHome }) => {
  const words = useWords(documentWords)
  const { steps } = useWords(setupWords)
  const { date } = useFormats()
  const list = href('/owners/documents/:propertyId?', { propertyId: String(home.id) })
  return (
    <>
      <div className="document-screen">
        <Breadcrumbs
          label={steps.documents}
          crumbs={[{ label: home.name, href: list }, { label: steps.documents, href: list }, { label: title }]}
        />
      </div>
      <PageHead
        over={home.name}
        title={title}
        lead={document?.expiresOn ? words.until({ date: date(document.expiresOn) }) : undefined}
        actions={
          <>
            {document && <DocumentState {...document} />}
            <Button icon="print" onClick={() => print()}>
              {words.print}
            </Button>
          </>
        }
      />
    </>
  )
}

const Earlier = ({ given: { earlier, home } }: { given: DocumentOfHome }) => {
  const words = useWords(documentWords)
  const { moment } = useFormats()
  if (earlier.length === 0) return null
  return (
    <Disclosure summary={words.earlier} className="document-screen">
      {earlier.map(({ id, signedAt, signers }) => (
        <p key={id} className="t-small">
          {signedAt && words.signedOn({ date: moment(signedAt, home.timeZone) })}{' '}
          {signers.map(({ signedName, name }) => signedName ?? name).join(', ')}
        </p>
      ))}
    </Disclosure>
  )
}

/** `/owners/documents/{propertyId}/{templateId}`: review a document with example payouts and sign it; a signed document is immutable. */
const DocumentPage = ({ loaderData: given, params }: Route.ComponentProps) => {
  const words = useWords(documentWords)
  const { home, title, text, textHash, document, maySign } = given
  return (
    <>
      <Head given={given} />
      <Examples given={given} />
      <Section title={words.text}>
        <DocumentText label={title} html={text} language="en" className="document-sheet" />
      </Section>
      {document && (
        <Section title={words.signatures}>
          <Signatures signers={document.signers} textHash={textHash} timeZone={home.timeZone} />
        </Section>
      )}
      {maySign && <Sign key={textHash} given={given} templateId={params.templateId} />}
      <Earlier given={given} />
    </>
  )
}
export default DocumentPage
