import { Button, Modal, PasswordField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type ConfirmModalProps = { hasPasskey: boolean; onConfirmed: () => void; onClose: () => void }

/** Asks for the password, or a passkey, before something that is worth it. */
export const ConfirmModal = ({ hasPasskey, onConfirmed, onClose }: ConfirmModalProps) => {
  const { confirm: words, cancel, close } = useWords(securityWords)
  const shared = useWords(formWords)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (password === '') {
      setError(shared.required)
      return
    }
    setBusy(true)
    const { api, confirmSelf } = (await import('./calls.ts')).calls
    const answer = await api(confirmSelf, { body: { password } })
    setBusy(false)
    if (answer.ok) onConfirmed()
    else setError(answer.error.message || shared.couldNotComplete)
  }
  const byPasskey = async () => {
    const { passkeyUsed } = (await import('./calls.ts')).calls
    if (await passkeyUsed(false)) onConfirmed()
    else toast({ type: 'danger', title: shared.error, message: shared.couldNotComplete })
  }
  return (
    <Modal open size="small" title={words.title} closeLabel={close} onClose={onClose}>
      <form method="post" className="verify-form" noValidate onSubmit={(event) => void send(event)}>
        <p>{words.text}</p>
        <PasswordField
          label={words.password}
          value={password}
          onChange={(text) => {
            setError(undefined)
            setPassword(text)
          }}
          error={error}
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
          autoFocus
        />
        <div className="verify-actions">
          <Button type="submit" look="primary" busy={busy}>
            {words.send}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
          {hasPasskey && (
            <Button look="link" onClick={() => void byPasskey()}>
              {words.byPasskey}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  )
}
