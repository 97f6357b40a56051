import '#app/lib/confirm-self/confirm-self.css'
import '../account.css'
import { Modal } from '@porchlight/ui'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CodeStep } from './code-step.tsx'
import { useVerification } from './use-verification.ts'

export type CodeModalProps = {
  challengeId: number
  contact: string
  onVerified: () => Promise<void> | void
  onClose: () => void
}

/** Asks for the code that was sent to a new email address. */
export const CodeModal = ({ challengeId, contact, onVerified, onClose }: CodeModalProps) => {
  const words = useWords(verifyWords)
  const { busy, isWrong, verify, retype, minutes } = useVerification({ device: false, onVerified })
  return (
    <Modal open size="small" title={words.verifyAccount} closeLabel={words.close} onClose={onClose}>
      <CodeStep
        contact={contact}
        minutes={minutes}
        device={false}
        busy={busy}
        isWrong={isWrong}
        onType={retype}
        onVerify={(code) => void verify(challengeId, code, false)}
        onNewCode={onClose}
        onCancel={onClose}
      />
    </Modal>
  )
}
