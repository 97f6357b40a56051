import './confirm-self.css'
import type { addPasskey, BodyOf } from '@porchlight/contract'
import { Button, Modal, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Made = BodyOf<typeof addPasskey>['response']

export type NewPasskeyProps = {
  /** The options for creating a passkey; undefined if the server rejected it and the error was shown. */
  start: () => Promise<{ options: object } | undefined>
  keep: (name: string, response: Made) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Names a passkey, has the browser create it, and saves it. */
export const NewPasskey = ({ start, keep, onDone, onClose }: NewPasskeyProps) => {
  const { factors: words, cancel, close } = useWords(securityWords)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (busy || name.trim() === '') return
    setBusy(true)
    const challenge = await start()
    const { passkeyMade } = await import('./passkey.ts')
    const response = challenge && (await passkeyMade(challenge.options))
    setBusy(false)
    if (challenge && !response) toast({ type: 'danger', message: words.passkeyFailed })
    if (response && (await keep(name, response))) onDone()
  }
  return (
    <Modal open size="small" title={words.passkeyTitle} closeLabel={close} onClose={onClose}>
      <form method="post" className="verify-form" onSubmit={(event) => void send(event)}>
        <p>{words.passkeyText}</p>
        <TextField
          label={words.passkeyName}
          hint={words.passkeyNameHint}
          value={name}
          onChange={setName}
          maxLength={80}
          required
          autoFocus
        />
        <div className="verify-actions">
          <Button type="submit" look="primary" busy={busy}>
            {words.passkeyAdd}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Modal>
  )
}
