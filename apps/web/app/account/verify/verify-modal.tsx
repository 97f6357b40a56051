import '#app/lib/confirm-self/confirm-self.css'
import '../account.css'
import { Alert, Button, Modal, Skeleton } from '@porchlight/ui'
import { FactorStep } from '#app/lib/confirm-self/factor-step.tsx'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ChannelStep } from './channel-step.tsx'
import { CodeStep } from './code-step.tsx'
import { ConfirmNumber } from './confirm-number.tsx'
import { useVerification, type VerificationAim } from './use-verification.ts'

export type VerifyModalProps = VerificationAim & {
  open: boolean
  onClose: () => void
  /** The number to verify, for someone without a verified one. */
  phone?: string | undefined
}

const Steps = ({ device, onVerified, onClose, phone }: VerifyModalProps) => {
  const words = useWords(verifyWords)
  const shared = useWords(formWords)
  const { step, busy, isWrong, request, verify, retype, again, start } = useVerification({ device, onVerified })
  if (step.is === 'loading') return <Skeleton height={180} />
  if (step.is === 'error')
    return (
      <div className="verify-form">
        <Alert tone="danger" title={shared.error} live>
          {step.message}
        </Alert>
        <div className="verify-actions">
          <Button look="primary" onClick={start}>
            {words.tryAgain}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </div>
    )
  if (step.is === 'channel' && phone === undefined && step.who.factors.length > 0)
    return <FactorStep factors={step.who.factors} device={device} onVerified={() => onVerified(0)} onCancel={onClose} />
  if (step.is === 'channel')
    return (
      <ChannelStep
        who={step.who}
        phone={phone}
        busy={busy}
        onRequest={(channel, number) => void request(step.who, channel, number)}
        onCancel={onClose}
      />
    )
  if (step.is === 'confirm')
    return (
      <ConfirmNumber
        number={step.international}
        busy={busy}
        onConfirm={() => void request(step.who, step.channel, step.e164, true)}
        onChange={() => again(step.who)}
      />
    )
  return (
    <CodeStep
      contact={step.contact}
      minutes={step.who.minutes}
      device={device}
      busy={busy}
      isWrong={isWrong}
      onType={retype}
      onVerify={(code, remember) => void verify(step.challengeId, code, remember)}
      onNewCode={() => again(step.who)}
      onCancel={onClose}
    />
  )
}

/** Verifies the person with a code: on an unknown device, or for a new phone number. */
export const VerifyModal = (props: VerifyModalProps) => {
  const words = useWords(verifyWords)
  return (
    <Modal
      open={props.open}
      size="small"
      title={props.device ? words.verifyDevice : words.verifyAccount}
      closeLabel={words.close}
      onClose={props.onClose}
    >
      {props.device && <p className="verify-note">{words.deviceNote}</p>}
      <Steps {...props} />
    </Modal>
  )
}
