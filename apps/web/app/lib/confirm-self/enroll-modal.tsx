import './confirm-self.css'
import { Button, Modal, toast } from '@porchlight/ui'
import { useState } from 'react'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ConfirmModal } from './confirm-modal.tsx'
import { NewPasskey } from './new-passkey.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type AppSecret, SetUpApp } from './set-up-app.tsx'
import { type CallAnswer, useProofs } from './use-proofs.ts'

const proofCalls = () => import('./proof-calls.ts')

type Step =
  | { is: 'choice' }
  | ({ is: 'app' } & AppSecret)
  | { is: 'passkey' }
  | { is: 'codes'; codes: readonly string[] }

export type EnrollModalProps = {
  /** Why it is needed; by default, that a change requires it. */
  text?: string | undefined
  onEnrolled: () => void
  onClose: () => void
}

/** Enrolls an account's first second factor in the middle of an action that needs it, then returns to the action. */
export const EnrollModal = ({ text, onEnrolled, onClose }: EnrollModalProps) => {
  const { enroll: words, factors, cancel, close } = useWords(securityWords)
  const shared = useWords(formWords)
  const { stepUp, proof, done, stop } = useProofs()
  const [step, setStep] = useState<Step>({ is: 'choice' })

  /** The results, or undefined if the call was rejected and the error was shown. */
  const tried = async <A extends CallAnswer>(run: () => Promise<A>) => {
    const answer = await stepUp(run)
    if (answer?.ok) return answer.results as Extract<A, { ok: true }>['results']
    if (answer) toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
    return undefined
  }
  const startApp = async () => {
    const { startApp: start } = await proofCalls()
    const secret = await tried(start)
    if (secret) setStep({ is: 'app', ...secret })
  }
  const proveApp = async (code: string) => {
    const { proveApp: prove } = await proofCalls()
    return (await tried(() => prove(code)))?.recoveryCodes
  }
  const startPasskey = async () => tried((await proofCalls()).askForPasskey)
  const keepPasskey = async (name: string, response: Parameters<typeof import('./proof-calls.ts').keepPasskey>[1]) => {
    const { keepPasskey: keep } = await proofCalls()
    return tried(() => keep(name, response))
  }
  /** A passkey has no recovery codes: the first factor gets them, so that a lost device locks no one out. */
  const withCodes = async () => {
    const made = await tried((await proofCalls()).renewRecoveryCodes)
    if (made) setStep({ is: 'codes', codes: made.recoveryCodes })
    else onEnrolled()
  }

  if (proof === 'confirm_first')
    return (
      <ConfirmModal
        byPassword={async (password) => (await proofCalls()).givePassword(password)}
        onConfirmed={done}
        onClose={stop}
      />
    )
  if (step.is === 'app')
    return (
      <SetUpApp
        secret={step.secret}
        uri={step.uri}
        prove={proveApp}
        onDone={(codes) => setStep({ is: 'codes', codes })}
        onClose={onClose}
      />
    )
  if (step.is === 'passkey')
    return <NewPasskey start={startPasskey} keep={keepPasskey} onDone={() => void withCodes()} onClose={onClose} />
  if (step.is === 'codes') return <RecoveryCodes codes={step.codes} onClose={onEnrolled} />
  return (
    <Modal open size="small" title={words.title} closeLabel={close} onClose={onClose}>
      <div className="verify-form">
        <p>{text ?? words.text}</p>
        <div className="enroll-ways">
          <Button look="primary" onClick={() => void startApp()}>
            {factors.appAdd}
          </Button>
          <Button onClick={() => setStep({ is: 'passkey' })}>{factors.passkeyAdd}</Button>
        </div>
        <div className="verify-actions">
          <Button look="link" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
