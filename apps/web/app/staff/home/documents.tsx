import { type DocumentsDesk, type HomeDesk, type HomeDocument, issueDocument } from '@porchlight/contract'
import { Button, Section, Select, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { DocumentState } from '#app/features/documents/state.tsx'
import { api } from '#app/lib/api.ts'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { desk: HomeDesk; documents: readonly HomeDocument[]; templates: DocumentsDesk['templates'] }

/** Documents sent to a home's owners, with a form to send more. The agreement is sent with its terms. */
export const Documents = ({ desk: { setup }, documents, templates }: Props) => {
  const words = useWords(staffDocumentsWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const others = templates.filter(({ kind }) => kind !== 'management' && kind !== 'home_vision')
  const [chosen, setChosen] = useState(String(others[0]?.id ?? ''))
  const send = async () => {
    setBusy(true)
    const to = { who: 'owners' as const, homeId: setup.home.id }
    const answer = await api(issueDocument, { body: { templateId: Number(chosen), to, terms: null } })
    setBusy(false)
    toast(answer.ok ? { type: 'success', message: words.sent } : { type: 'danger', message: answer.error.message })
    await revalidate()
  }
  return (
    <Section title={words.ofHome}>
      {documents.length === 0 && <p className="muted">{words.noneOfHome}</p>}
      <ul className="staff-payments">
        {documents.map((document) => (
          <li key={document.id}>
            <UiLink
              className="inline-link"
              href={href('/staff/documents/:documentId', { documentId: String(document.id) })}
            >
              {document.title}
            </UiLink>
            <DocumentState {...document} />
          </li>
        ))}
      </ul>
      <div className="staff-form">
        <Select
          label={words.template}
          emptyText=""
          options={others.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={chosen}
          onChange={setChosen}
        />
        <div className="staff-acts">
          <Button busy={busy} onClick={() => void send()}>
            {words.sendToOwners}
          </Button>
        </div>
      </div>
    </Section>
  )
}
