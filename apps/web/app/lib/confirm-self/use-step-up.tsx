import { OverlayLoading } from '@porchlight/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { useProofs } from './use-proofs.ts'

const ConfirmModal = lazy(async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal }))
const FactorModal = lazy(async () => ({ default: (await import('./factor-modal.tsx')).FactorModal }))
const EnrollModal = lazy(async () => ({ default: (await import('./enroll-modal.tsx')).EnrollModal }))

const byPassword = async (password: string) => (await import('./proof-calls.ts')).givePassword(password)
const byPasskey = async () => (await import('./proof-calls.ts')).passkeyUsed(false)

/**
 * Runs calls that may first require a password or a second factor, with the dialogs that ask for them. The person's
 * input is preserved meanwhile.
 */
export const useStepUp = ({ hasPasskey = false }: { hasPasskey?: boolean } = {}) => {
  const { stepUp, proof, done, stop } = useProofs()
  const question: ReactNode = proof && (
    <Suspense fallback={<OverlayLoading onClose={stop} />}>
      {proof === 'confirm_first' && (
        <ConfirmModal
          byPassword={byPassword}
          byPasskey={hasPasskey ? byPasskey : undefined}
          onConfirmed={done}
          onClose={stop}
        />
      )}
      {proof === 'second_factor_first' && <FactorModal onProved={done} onClose={stop} />}
      {proof === 'enroll_factor_first' && <EnrollModal onEnrolled={done} onClose={stop} />}
    </Suspense>
  )
  return { stepUp, question, asking: proof !== undefined }
}
