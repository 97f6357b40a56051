import type { challengeUser, ResultsOf } from '@porchlight/contract'
import { Button, Checkbox, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type FactorStepProps = {
  factors: ResultsOf<typeof challengeUser>['factors']
  /** Verifies a device, which can be remembered. */
  device: boolean
  onVerified: () => Promise<void> | void
  onCancel: () => void
}

const proofCalls = () => import('./proof-calls.ts')

/** Passkey, authenticator app, or recovery code: the factors a person has set up. */
export const FactorStep = ({ factors, device, onVerified, onCancel }: FactorStepProps) => {
  const words = useWords(verifyWords)
  const shared = useWords(formWords)
  const hasApp = factors.includes('authenticator')
  const [byRecovery, setByRecovery] = useState(!hasApp && !factors.includes('passkey'))
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [remember, setRemember] = useState(true)
  const [busy, setBusy] = useState(false)
  const asksCode = hasApp || byRecovery

  const byPasskey = async () => {
    const { passkeyUsed } = await proofCalls()
    if (await passkeyUsed(device && remember)) await onVerified()
    else toast({ type: 'danger', title: shared.error, message: words.passkeyFailed })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !asksCode) return
    setBusy(true)
    const { giveFactorCode } = await proofCalls()
    const answer = await giveFactorCode(byRecovery ? 'recovery_code' : 'authenticator', code, device && remember)
    setBusy(false)
    if (answer.ok) {
      await onVerified()
      return
    }
    setWrong(true)
    const isCode = answer.error.code === 'wrong_code'
    toast({
      type: 'danger',
      title: isCode ? words.incorrect : shared.error,
      message: isCode ? (byRecovery ? words.wrongRecovery : words.sixDigits) : answer.error.message,
    })
  }
  return (
    <form method="post" className="verify-form" noValidate onSubmit={(event) => void send(event)}>
      <p>{words.factorText}</p>
      {factors.includes('passkey') && (
        <Button look={asksCode ? 'quiet' : 'primary'} wide onClick={() => void byPasskey()}>
          {words.usePasskey}
        </Button>
      )}
      {asksCode && (
        <TextField
          label={byRecovery ? words.recoveryCode : words.appCode}
          hint={byRecovery ? words.recoveryHint : words.codeHint}
          className={byRecovery ? undefined : 'verify-code'}
          error={isWrong ? (byRecovery ? words.wrongRecovery : words.sixDigits) : undefined}
          value={code}
          onChange={(text) => {
            setWrong(false)
            setCode(text)
          }}
          inputMode={byRecovery ? 'text' : 'numeric'}
          autoComplete={byRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          maxLength={40}
        />
      )}
      {device && (
        <Checkbox label={words.remember} hint={words.rememberHint} checked={remember} onChange={setRemember} />
      )}
      <div className="verify-actions">
        {asksCode && (
          <Button type="submit" look="primary" busy={busy}>
            {words.verify}
          </Button>
        )}
        <Button onClick={onCancel}>{words.cancel}</Button>
        {factors.includes('recovery_code') && (
          <Button
            look="link"
            onClick={() => {
              setWrong(false)
              setCode('')
              setByRecovery(!byRecovery)
            }}
          >
            {byRecovery ? words.useApp : words.useRecovery}
          </Button>
        )}
      </div>
    </form>
  )
}
