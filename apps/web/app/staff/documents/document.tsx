import '../staff.css'
import '#app/features/documents/documents.css'
import {
  countersignDocument,
  type DeskDocument,
  documentAtDesk,
  remindSigners,
  withdrawDocument,
} from '@porchlight/contract'
import { Button, DocumentText, PageHead, Section, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { SignForm } from '#app/features/documents/sign-form.tsx'
import { Signatures } from '#app/features/documents/signatures.tsx'
import { DocumentState } from '#app/features/documents/state.tsx'
import { Withdraw } from '#app/features/links/withdraw.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/document'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(documentAtDesk, { params: { id: params.documentId } }))

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, args.loaderData ? { title: args.loaderData.document.title } : {})

const Acts = ({ document: { id, awaits } }: { document: DeskDocument }) => {
  const words = useWords(staffDocumentsWords)
  const [busy, setBusy] = useState(false)
  const remind = async () => {
    setBusy(true)
    const answer = await api(remindSigners, { params: { id } })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    toast({ type: 'success', message: words.reminded({ number: answer.results.written }) })
  }
  return (
    <div className="staff-acts">
      {awaits !== 'operator' && (
        <Button busy={busy} onClick={() => void remind()}>
          {words.remind}
        </Button>
      )}
      <Withdraw words={words} title={words.withdrawTitle} ask={() => api(withdrawDocument, { params: { id } })} />
    </div>
  )
}

const Countersign = ({ document: { id } }: { document: DeskDocument }) => {
  const words = useWords(staffDocumentsWords)
  const { revalidate } = useRevalidator()
  return (
    <Section title={words.countersign}>
      <SignForm
        lead={words.countersignLead}
        submit={words.countersign}
        send={async (signature) => {
          const answer = await api(countersignDocument, { params: { id }, body: signature })
          if (answer.ok) toast({ type: 'success', message: words.complete })
          await revalidate()
          return answer.ok ? undefined : answer.error
        }}
      />
    </Section>
  )
}

/** `/staff/documents/{id}`: a document, its signatures, and staff actions. */
const StaffDocumentPage = ({ loaderData: { document, text, textHash } }: Route.ComponentProps) => {
  const words = useWords(staffDocumentsWords)
  const { signatures } = useWords(documentWords)
  const { homeId, place, title, state, awaits, signers, timeZone } = document
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/documents')}>{words.back}</UiLink>}
        title={title}
        lead={
          homeId === null ? (
            place
          ) : (
            <UiLink className="inline-link" href={href('/staff/homes/:propertyId', { propertyId: String(homeId) })}>
              {place}
            </UiLink>
          )
        }
        actions={<DocumentState {...document} />}
      />
      <Section title={signatures}>
        <Signatures signers={signers} textHash={textHash} timeZone={timeZone} />
        {state === 'out' && <Acts document={document} />}
      </Section>
      {awaits === 'operator' && <Countersign document={document} />}
      <Section title={words.text}>
        <DocumentText label={title} html={text} language="en" className="document-sheet" />
      </Section>
    </>
  )
}
export default StaffDocumentPage
