import { isEmail } from '@porchlight/contract'
import { Alert, Button, Modal, TextField } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { CodeModal } from '../verify/code-modal.tsx'
import { VerifyModal } from '../verify/verify-modal.tsx'
import { Part, Row } from './part.tsx'
import type { Security } from './security-section.tsx'
import { useSecurityAction } from './use-security-action.tsx'

type Sent = { challengeId: number; contact: string }

const NewEmail = ({ onSent, onClose }: { onSent: (sent: Sent) => void; onClose: () => void }) => {
  const { contacts: words, cancel, close } = useWords(securityWords)
  const { emailInvalid } = useWords(accountWords)
  const act = useSecurityAction()
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isEmail(email)) {
      setWrong(true)
      return
    }
    const results = await act(({ api, changeEmail }) => api(changeEmail, { body: { email: email.trim() } }))
    if (results) onSent({ challengeId: results.challenge.id, contact: results.challenge.contact })
  }
  return (
    <Modal open size="small" title={words.changeEmail} closeLabel={close} onClose={onClose}>
      <form method="post" className="verify-form" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={words.newEmail}
          hint={words.newEmailHint}
          error={isWrong ? emailInvalid : undefined}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(text) => {
            setWrong(false)
            setEmail(text)
          }}
          autoFocus
        />
        <div className="verify-actions">
          <Button type="submit" look="primary">
            {words.sendCode}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Modal>
  )
}

/** Address and number; both must be verified with a code before they count. */
export const ContactsPart = ({ phoneUnclear }: Pick<Security, 'phoneUnclear'>) => {
  const { contacts: words } = useWords(securityWords)
  const user = useUser()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<'email' | 'phone'>()
  const [sent, setSent] = useState<Sent>()
  if (!user) return null
  const done = async () => {
    await revalidate()
    setOpen(undefined)
    setSent(undefined)
  }
  return (
    <Part title={words.title}>
      {phoneUnclear && <Alert tone="warning">{words.phoneUnclear}</Alert>}
      <ul className="safety-list">
        <Row title={words.email} text={user.email}>
          <Button size="small" onClick={() => setOpen('email')}>
            {words.changeEmail}
          </Button>
        </Row>
        <Row
          title={words.phone}
          text={
            user.displayPhone
              ? `${user.displayPhone} · ${user.verifiedPhone ? words.verified : words.notVerified}`
              : words.noPhone
          }
        >
          <Button size="small" onClick={() => setOpen('phone')}>
            {user.verifiedPhone ? words.changePhone : words.verifyPhone}
          </Button>
        </Row>
      </ul>
      {open === 'email' && !sent && <NewEmail onSent={setSent} onClose={() => setOpen(undefined)} />}
      {sent && (
        <CodeModal
          {...sent}
          onVerified={done}
          onClose={() => {
            setSent(undefined)
            setOpen(undefined)
          }}
        />
      )}
      {open === 'phone' && (
        <VerifyModal
          open
          device={false}
          phone={user.phone ?? ''}
          onVerified={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Part>
  )
}
