import '#app/features/agreements/agreements.css'
import '#app/features/documents/documents.css'
import { type DocumentByLink, documentByLink, signByLink } from '@porchlight/contract'
import { Alert, Button, DocumentText, Section } from '@porchlight/ui'
import { data, useRevalidator } from 'react-router'
import { SignForm } from '#app/features/documents/sign-form.tsx'
import { Signatures } from '#app/features/documents/signatures.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

type Named = { hash?: string; listingId?: string; applicationId?: string }

/** The linked document; not found if the address contains a different home or application. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const named: Named = params
  const hash = named.hash ?? new URL(request.url).searchParams.get('hash') ?? ''
  if (hash === '') throw data(null, { status: 404 })
  const given = resultsOf(await context.get(pageRequest).api(documentByLink, { params: { hash } }))
  const isOther =
    (named.listingId !== undefined && Number(named.listingId) !== given.homeId) ||
    (named.applicationId !== undefined && Number(named.applicationId) !== given.id)
  if (isOther) throw data(null, { status: 404 })
  return { given, hash }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { ...(args.loaderData && { title: args.loaderData.given.title }), noindex: true })

const DocumentStatus = ({ given: { signedAt, signer, timeZone, state } }: { given: DocumentByLink }) => {
  const words = useWords(documentWords)
  const { moment } = useFormats()
  if (state === 'signed' && signedAt)
    return <Alert tone="positive">{words.complete({ date: moment(signedAt, timeZone) })}</Alert>
  return signer.signedAt ? <Alert tone="positive">{words.done}</Alert> : null
}

/** A document to read and sign by link, without an account. */
export default function LinkedDocumentPage({ loaderData: { given, hash } }: Route.ComponentProps) {
  const words = useWords(documentWords)
  const { revalidate } = useRevalidator()
  const { place, title, text, textHash, signer, state, timeZone } = given
  return (
    <div className="wrap document-page document-single">
      <article className="document-main">
        <header className="document-head">
          <p className="t-small muted">{words.linkTitle}</p>
          <h1 className="t-h1" lang="en">
            {title}
          </h1>
          <p className="document-dated">{words.about({ place })}</p>
          <p className="t-small muted document-screen">{words.linkText({ name: signer.name })}</p>
          <div className="document-actions document-screen">
            <Button icon="print" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
          <DocumentStatus given={given} />
        </header>
        <DocumentText label={title} html={text} language="en" className="document-text document-sheet" />
        <Section title={words.signatures}>
          <Signatures signers={[signer]} textHash={textHash} timeZone={timeZone} />
        </Section>
        {state === 'out' && !signer.signedAt && (
          <Section title={words.sign}>
            <SignForm
              key={textHash}
              name={signer.name}
              send={async (signature) => {
                const answer = await api(signByLink, { params: { hash }, body: { textHash, ...signature } })
                await revalidate()
                return answer.ok ? undefined : answer.error
              }}
            />
          </Section>
        )}
      </article>
    </div>
  )
}
