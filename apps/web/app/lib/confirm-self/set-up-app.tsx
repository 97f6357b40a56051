import './confirm-self.css'
import { Button, Modal, TextField, UiLink } from '@porchlight/ui'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { useWords } from '#app/lib/messages/words.ts'

const QrCode = lazy(() => import('#app/lib/qr-code.tsx'))

export type AppSecret = { secret: string; uri: string }

export type SetUpAppProps = AppSecret & {
  /** Checks the app's first code; returns the recovery codes, or undefined if the code was rejected. */
  prove: (code: string) => Promise<string[] | undefined>
  onDone: (recoveryCodes: string[]) => void
  onClose: () => void
}

/** In groups of four, for typing. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Shows the secret for an authenticator app and takes the first code. */
export const SetUpApp = ({ secret, uri, prove, onDone, onClose }: SetUpAppProps) => {
  const { factors: words, cancel, close } = useWords(securityWords)
  const { sixDigits } = useWords(verifyWords)
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!/^\d{6}$/.test(code.trim())) {
      setWrong(true)
      return
    }
    const codes = await prove(code)
    if (codes) onDone(codes)
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
