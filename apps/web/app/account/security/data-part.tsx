import { Button, Modal, PasswordField } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Part, Row } from './part.tsx'
import { useSecurityAction } from './use-security-action.tsx'

/** Saves a file that was never anywhere but in the browser. */
const save = (data: object): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'account.json' })
  link.click()
  URL.revokeObjectURL(address)
}

const Close = ({ onClose }: { onClose: () => void }) => {
  const { data: words, confirm, cancel, close } = useWords(securityWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const act = useSecurityAction()
  const [password, setPassword] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const results = await act(({ api, closeAccount }) => api(closeAccount, { body: { password } }))
    if (!results) return
    const { keepToken } = (await import('./calls.ts')).calls
    keepToken(results.token)
    await navigate('/')
    await revalidate()
  }
  return (
    <Modal open size="small" role="alertdialog" title={words.closeQuestion} closeLabel={close} onClose={onClose}>
      <form method="post" className="verify-form" onSubmit={(event) => void send(event)}>
        <p>{words.closeText}</p>
        <PasswordField
          label={confirm.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          showLabel={confirm.show}
          hideLabel={confirm.hide}
          required
        />
        <div className="verify-actions">
          <Button type="submit" look="danger" filled>
            {words.closeConfirm}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Modal>
  )
}

/** Export your data, or close the account. */
export const DataPart = () => {
  const { data: words } = useWords(securityWords)
  const act = useSecurityAction()
  const [closing, setClosing] = useState(false)
  const take = async () => {
    const data = await act(({ api, exportAccount }) => api(exportAccount))
    if (data) save(data)
  }
  return (
    <Part title={words.title}>
      <ul className="safety-list">
        <Row title={words.export} text={words.exportText}>
          <Button size="small" onClick={() => void take()}>
            {words.export}
          </Button>
        </Row>
        <Row title={words.close} text={words.closeText}>
          <Button size="small" look="danger" onClick={() => setClosing(true)}>
            {words.close}
          </Button>
        </Row>
      </ul>
      {closing && <Close onClose={() => setClosing(false)} />}
    </Part>
  )
}
