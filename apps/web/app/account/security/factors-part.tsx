import { Button, Modal, TextField, toast, UiLink } from '@porchlight/ui'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Part, Row } from './part.tsx'
import type { Security } from './security-section.tsx'
import { useAct } from './use-act.tsx'
import { useWhen } from './when.ts'

const QrCode = lazy(() => import('#app/features/qr-code/qr-code.tsx'))

type Secret = { secret: string; uri: string }

/** In groups of four, as people type it. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

const SetUpApp = ({
  secret,
  uri,
  onDone,
  onClose,
}: Secret & { onDone: (codes: string[]) => void; onClose: () => void }) => {
  const { factors: words, cancel, close } = useWords(securityWords)
  const { sixDigits } = useWords(verifyWords)
  const act = useAct()
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!/^\d{6}$/.test(code.trim())) {
      setWrong(true)
      return
    }
    const results = await act(({ api, proveAuthenticator }) => api(proveAuthenticator, { body: { code } }))
    if (results) onDone(results.recoveryCodes)
    else setWrong(true)
  }
  return (
    <Modal open size="small" title={words.appTitle} closeLabel={close} onClose={onClose}>
      <form method="post" className="verify-form" noValidate onSubmit={(event) => void send(event)}>
        <p>{words.appText}</p>
        <Suspense fallback={<span className="safety-qr" />}>
          <QrCode className="safety-qr" text={uri} label={words.appPicture} />
        </Suspense>
        <p>
          <span className="muted">{words.appKey}</span>
          <code className="safety-secret">{grouped(secret)}</code>
          <UiLink className="inline-link" href={uri}>
            {words.appLink}
          </UiLink>
        </p>
        <TextField
          label={words.appCode}
          className="verify-code"
          error={isWrong ? sixDigits : undefined}
          value={code}
          onChange={(text) => {
            setWrong(false)
            setCode(text)
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
        <div className="verify-actions">
          <Button type="submit" look="primary">
            {words.appAdd}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Modal>
  )
}

const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const { factors: words, close } = useWords(securityWords)
  return (
    <Modal
      open
      size="small"
      title={words.codesTitle}
      closeLabel={close}
      dismissable={false}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {words.codesKept}
        </Button>
      }
    >
      <p>{words.codesText}</p>
      <ul className="safety-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

const NewPasskey = ({ onClose }: { onClose: () => void }) => {
  const { factors: words, cancel, close } = useWords(securityWords)
  const act = useAct()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || name.trim() === '') return
    setBusy(true)
    const asked = await act(({ api, startPasskey }) => api(startPasskey))
    const { passkeyMade } = (await import('./calls.ts')).calls
    const response = asked && (await passkeyMade(asked.options))
    setBusy(false)
    if (asked && !response) toast({ type: 'danger', message: words.passkeyFailed })
    if (response && (await act(({ api, addPasskey }) => api(addPasskey, { body: { name, response } })))) onClose()
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

/** Passkeys, an authenticator app, and the codes that stand in for both. */
export const FactorsPart = ({ authenticator, passkeys, recoveryCodesLeft }: Security) => {
  const { factors: words, remove } = useWords(securityWords)
  const when = useWhen()
  const act = useAct()
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [adding, setAdding] = useState(false)
  const hasAny = authenticator || passkeys.length > 0

  const startApp = async () => setSecret(await act(({ api, startAuthenticator }) => api(startAuthenticator)))
  const renew = async () => setCodes((await act(({ api, newRecoveryCodes }) => api(newRecoveryCodes)))?.recoveryCodes)
  return (
    <Part title={words.title} text={words.text}>
      <ul className="safety-list">
        {passkeys.map(({ id, name, lastUsedAt }) => (
          <Row key={id} title={name} text={words.passkeyUsed({ when: when(lastUsedAt) })}>
            <Button
              size="small"
              aria-label={`${remove} ${name}`}
              onClick={() => void act(({ api, removePasskey }) => api(removePasskey, { params: { passkeyId: id } }))}
            >
              {remove}
            </Button>
          </Row>
        ))}
        <Row title={words.passkeys} text={passkeys.length === 0 && words.passkeyNone}>
          <Button size="small" onClick={() => setAdding(true)}>
            {words.passkeyAdd}
          </Button>
        </Row>
        <Row title={words.app} text={authenticator ? words.appOn : words.appOff}>
          {authenticator ? (
            <Button size="small" onClick={() => void act(({ api, removeAuthenticator }) => api(removeAuthenticator))}>
              {words.appRemove}
            </Button>
          ) : (
            <Button size="small" onClick={() => void startApp()}>
              {words.appAdd}
            </Button>
          )}
        </Row>
        {hasAny && (
          <Row title={words.codes} text={words.codesLeft({ count: recoveryCodesLeft })}>
            <Button size="small" onClick={() => void renew()}>
              {words.codesNew}
            </Button>
          </Row>
        )}
      </ul>
      {secret && (
        <SetUpApp
          {...secret}
          onClose={() => setSecret(undefined)}
          onDone={(made) => {
            setSecret(undefined)
            setCodes(made)
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      {adding && <NewPasskey onClose={() => setAdding(false)} />}
    </Part>
  )
}
