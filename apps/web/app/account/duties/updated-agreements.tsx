import '#app/lib/confirm-self/confirm-self.css'
import '#app/features/agreements/agreements.css'
import { acceptAgreements, agreementChanges, agreementsDue, type ResultsOf, type User } from '@porchlight/contract'
import { Alert, Button, Checkbox, Disclosure, Modal, UiLink } from '@porchlight/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Changes } from '#app/features/agreements/changes.tsx'
import { documentAddress } from '#app/features/agreements/document-address.ts'
import { useLogout } from '#app/features/shell/use-logout.ts'
import { api } from '#app/lib/api.ts'
import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Due = ResultsOf<typeof agreementsDue>['documents'][number]
type Blocks = ResultsOf<typeof agreementChanges>['blocks']

/** What changed since the version they accepted, loaded when they open it. */
const WhatChanged = ({ document: { type, since, changes } }: { document: Due }) => {
  const words = useWords(agreementWords)
  const [blocks, setBlocks] = useState<Blocks>()
  useEffect(() => {
    if (since === null) return
    void api(agreementChanges, { params: { type }, query: { since } }).then(
      (answer) => answer.ok && setBlocks(answer.results.blocks),
    )
  }, [type, since])
  if (since === null || !blocks) return changes ? <p>{changes}</p> : null
  return (
    <Disclosure summary={words.changesTitle({ version: since })} open>
      <Changes blocks={blocks} summary={changes} />
    </Disclosure>
  )
}

const Duty = ({ documents, onDone }: { documents: readonly Due[]; onDone: () => Promise<void> }) => {
  const words = useWords(agreementWords)
  const { busy: leaving, logout } = useLogout()
  const [accepted, setAccepted] = useState(false)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const accept = async (event: FormEvent) => {
    event.preventDefault()
    if (!accepted) return setMissing(true)
    setBusy(true)
    const answer = await api(acceptAgreements, {
      body: { agreements: documents.map(({ type, version }) => ({ type, version })), accepted: true },
    })
    setBusy(false)
    setRefusal(answer.ok ? '' : answer.error.message)
    // Another version may be in force by now, so the list is reloaded either way.
    await onDone()
  }
  return (
    <Modal open dismissable={false} title={words.dueTitle} closeLabel={words.close} onClose={() => {}}>
      <form method="post" noValidate onSubmit={(event) => void accept(event)}>
        <p>{words.dueText}</p>
        <ul className="agreement-duties">
          {documents.map((document) => (
            <li key={document.type}>
              <h3 lang="en">{document.title}</h3>
              <WhatChanged document={document} />
              <p>
                <UiLink className="inline-link" href={documentAddress(document.type)} target="_blank" rel="noopener">
                  {words.dueRead}
                </UiLink>
              </p>
            </li>
          ))}
        </ul>
        {refusal && (
          <Alert tone="danger" live>
            {refusal}
          </Alert>
        )}
        <Checkbox
          label={words.dueAccept}
          name="accepted"
          checked={accepted}
          error={missing && !accepted ? words.dueAcceptMissing : undefined}
          onChange={setAccepted}
        />
        <div className="verify-actions">
          <Button type="submit" look="primary" busy={busy}>
            {words.dueGo}
          </Button>
          <Button busy={leaving} onClick={logout}>
            {words.logOut}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** Documents that changed and must be accepted before a person can continue. */
const UpdatedAgreements = ({ user }: { user: User }) => {
  const [documents, setDocuments] = useState<readonly Due[]>([])
  const ask = useCallback(async () => {
    const answer = await api(agreementsDue)
    setDocuments(answer.ok ? answer.results.documents : [])
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again for another person
  useEffect(() => {
    void ask()
  }, [user.id, ask])
  return documents.length > 0 ? <Duty documents={documents} onDone={ask} /> : null
}
// React.lazy asks for a default export.
export default UpdatedAgreements
