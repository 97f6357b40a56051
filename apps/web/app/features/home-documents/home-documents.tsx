import { dateIn, type documentsOfHome, type Proof, type ResultsOf, removeProof } from '@porchlight/contract'
import { ConfirmButton, Section, toast, UiLink } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AddDocument } from './add-document.tsx'

type HomeDocumentsResult = ResultsOf<typeof documentsOfHome>

const DocumentRow = ({
  proof: { id, kind, title, number, authority, file, expiresOn },
  home,
}: {
  proof: Proof
  home: HomeDocumentsResult['home']
}) => {
  const words = useWords(documentWords)
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const isOver = expiresOn !== null && expiresOn < dateIn(home.timeZone, new Date())
  const remove = async () => {
    const answer = await api(removeProof, { params: { id: home.id, proofId: id } })
    toast(answer.ok ? { type: 'success', message: words.removed } : { type: 'danger', message: answer.error.message })
    await revalidate()
    return answer.ok
  }
  const ends = expiresOn && (isOver ? words.expired : words.until)({ date: date(expiresOn) })
  return (
    <li>
      <span>
        {file ? (
          <UiLink className="inline-link" href={file.originalSrc}>
            {title}
          </UiLink>
        ) : (
          <b>{title}</b>
        )}
        <small>{[words.kinds[kind], number, authority, ends].filter(Boolean).join(' · ')}</small>
      </span>
      <ConfirmButton
        look="bare"
        words={{
          title: words.removeTitle({ title }),
          consequence: words.removeText,
          confirm: words.remove,
          cancel: words.cancel,
          close: words.close,
        }}
        onConfirm={remove}
      >
        {words.remove} <span className="visually-hidden">{title}</span>
      </ConfirmButton>
    </li>
  )
}

/** Documents of the home with the form to add one. */
export const HomeDocuments = ({ given: { home, proofs } }: { given: Pick<HomeDocumentsResult, 'home' | 'proofs'> }) => {
  const words = useWords(documentWords)
  return (
    <Section title={words.documents} note={words.visibleTo}>
      {proofs.length === 0 && <p className="muted">{words.noDocuments}</p>}
      {proofs.length > 0 && (
        <ul className="document-rows">
          {proofs.map((proof) => (
            <DocumentRow key={proof.id} proof={proof} home={home} />
          ))}
        </ul>
      )}
      <AddDocument key={proofs.length} home={home} />
    </Section>
  )
}
