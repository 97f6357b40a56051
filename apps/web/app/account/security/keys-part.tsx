import { apiScopes, hasRole } from '@porchlight/contract'
import { Alert, Button, CheckboxGroup, Modal, TextField } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useCopy } from '#app/features/links/use-copy.ts'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { Part, Row } from './part.tsx'
import type { Security } from './security-section.tsx'
import { useLocalMoment } from './use-moment.ts'
import { useSecurityAction } from './use-security-action.tsx'

/** Scopes that are useful to this person. */
const useScopes = () => {
  const user = useUser()
  const isStaff = hasRole(user, 'staff') || hasRole(user, 'admin')
  return apiScopes.filter(
    (scope) =>
      (isStaff || !scope.startsWith('staff:')) && (isStaff || hasRole(user, 'owner') || !scope.startsWith('owner:')),
  )
}

const NewKey = ({ onClose }: { onClose: () => void }) => {
  const { keys: words, cancel, close } = useWords(securityWords)
  const shared = useWords(formWords)
  const offered = useScopes()
  const act = useSecurityAction()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<string[]>([])
  const [tried, setTried] = useState(false)
  const [key, setKey] = useState<string>()
  const copy = useCopy()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || scopes.length === 0) return
    setKey((await act(({ api, makeKey }) => api(makeKey, { body: { name, scopes } })))?.key)
  }
  return (
    <Modal open title={words.make} closeLabel={close} onClose={onClose} dismissable={key === undefined}>
      {key ? (
        <div className="verify-form">
          <Alert>{words.shownOnce}</Alert>
          <code className="safety-secret">{key}</code>
          <div className="verify-actions">
            <Button look="primary" icon="copy" onClick={() => copy(key, words.copied)}>
              {words.copy}
            </Button>
            <Button onClick={onClose}>{close}</Button>
          </div>
        </div>
      ) : (
        <form method="post" className="verify-form" noValidate onSubmit={(event) => void send(event)}>
          <TextField
            label={words.name}
            error={tried && name.trim() === '' ? shared.required : undefined}
            value={name}
            onChange={setName}
            maxLength={80}
            autoFocus
          />
          <CheckboxGroup
            legend={words.scopes}
            error={tried && scopes.length === 0 ? shared.required : undefined}
            options={offered.map((value) => ({ value, label: words.scopeNames[value] }))}
            value={scopes}
            onChange={setScopes}
          />
          <div className="verify-actions">
            <Button type="submit" look="primary">
              {words.make}
            </Button>
            <Button onClick={onClose}>{cancel}</Button>
          </div>
        </form>
      )}
    </Modal>
  )
}

/** API keys, shown once when they are created. */
export const KeysPart = ({ keys }: Security) => {
  const { keys: words } = useWords(securityWords)
  const known: Readonly<Record<string, string>> = words.scopeNames
  const when = useLocalMoment()
  const act = useSecurityAction()
  const [making, setMaking] = useState(false)
  return (
    <Part title={words.title} text={words.text}>
      <ul className="safety-list">
        {keys.map(({ id, name, hint, scopes, lastUsedAt }) => (
          <Row
            key={id}
            title={name}
            text={`${hint}… · ${scopes.map((scope) => known[scope] ?? scope).join(', ')} · ${words.used({ when: when(lastUsedAt) })}`}
          >
            <Button
              size="small"
              aria-label={words.revokeNamed({ name })}
              onClick={() => void act(({ api, revokeKey }) => api(revokeKey, { params: { keyId: id } }))}
            >
              {words.revoke}
            </Button>
          </Row>
        ))}
      </ul>
      <Button size="small" onClick={() => setMaking(true)}>
        {words.make}
      </Button>
      {making && <NewKey onClose={() => setMaking(false)} />}
    </Part>
  )
}
