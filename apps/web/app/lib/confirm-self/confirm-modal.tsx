import './confirm-self.css'
import { Button, Modal, PasswordField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Tried = { ok: true } | { ok: false; error: { message: string } }

export type ConfirmModalProps = {
  byPassword: (password: string) => Promise<Tried>
  /** If a passkey would also do. */
  byPasskey?: (() => Promise<boolean>) | undefined
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password, or a passkey, before a sensitive action. */
export const ConfirmModal = ({ byPassword, byPasskey, onConfirmed, onClose }: ConfirmModalProps) => {
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
    const answer = await byPassword(password)
    setBusy(false)
    if (answer.ok) onConfirmed()
    else setError(answer.error.message || shared.couldNotComplete)
  }
  const passkey = async () => {
    if (await byPasskey?.()) onConfirmed()
    else toast({ type: 'danger', title: shared.error, message: shared.couldNotComplete })
  }
  return (
    <Modal open size="small" title={words.title} closeLabel={close} onClose={onClose}>
      <form method="post" className="confirm-self" noValidate onSubmit={(event) => void send(event)}>
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
        <div className="confirm-self-acts">
          <Button type="submit" look="primary" busy={busy}>
            {words.send}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
          {byPasskey && (
            <Button look="link" onClick={() => void passkey()}>
              {words.byPasskey}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  )
}
