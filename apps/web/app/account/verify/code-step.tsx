import { Button, Checkbox, TextField } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type CodeStepProps = {
  contact: string
  minutes: number
  /** Verifies a device, which can be remembered. */
  device: boolean
  busy: boolean
  isWrong: boolean
  onType: () => void
  onVerify: (code: string, remember: boolean) => void
  onNewCode: () => void
  onCancel: () => void
}

/** The six-digit code; phones fill it in from the message if they can. */
export const CodeStep = (props: CodeStepProps) => {
  const { contact, minutes, device, busy, isWrong, onType, onVerify, onNewCode, onCancel } = props
  const words = useWords(verifyWords)
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(true)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onVerify(code, remember)
  }
  return (
    <form method="post" className="verify-form" noValidate onSubmit={send}>
      <p>{words.sent({ contact, minutes })}</p>
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={isWrong ? words.sixDigits : undefined}
        className="verify-code"
        value={code}
        onChange={(text) => {
          onType()
          setCode(text)
        }}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
      {device && (
        <Checkbox label={words.remember} hint={words.rememberHint} checked={remember} onChange={setRemember} />
      )}
      <div className="verify-actions">
        <Button type="submit" look="primary" busy={busy}>
          {words.verify}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button look="link" onClick={onNewCode}>
          {words.newCode}
        </Button>
      </div>
    </form>
  )
}
