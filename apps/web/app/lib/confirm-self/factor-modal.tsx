import './confirm-self.css'
import type { challengeUser, ResultsOf } from '@porchlight/contract'
import { Modal, Skeleton, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { FactorStep } from './factor-step.tsx'

type Factors = ResultsOf<typeof challengeUser>['factors']

/** Asks for a passkey, an authenticator code, or a recovery code before an action that moves money. */
export const FactorModal = ({ onProved, onClose }: { onProved: () => void; onClose: () => void }) => {
  const { confirm: words, close } = useWords(securityWords)
  const shared = useWords(formWords)
  const [factors, setFactors] = useState<Factors>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    void (async () => {
      const answer = await (await import('./proof-calls.ts')).whoAmI()
      if (answer.ok) return setFactors(answer.results.factors)
      toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
      onClose()
    })()
  }, [])
  return (
    <Modal open size="small" title={words.factorTitle} closeLabel={close} onClose={onClose}>
      {factors ? (
        <FactorStep factors={factors} device={false} onVerified={onProved} onCancel={onClose} />
      ) : (
        <Skeleton height={180} />
      )}
    </Modal>
  )
}
