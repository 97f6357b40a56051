import { type Claim, escalateClaim } from '@porchlight/contract'
import { ConfirmButton } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useClaimAction } from './use-claim-action.ts'

/** Lets the side that must answer ask the team to decide. */
export const EscalateClaim = ({ claim: { id, allowedActions } }: { claim: Claim }) => {
  const words = useWords(claimWords)
  const { act, problem } = useClaimAction()
  if (!allowedActions.includes('escalate')) return null
  return (
    <ConfirmButton
      look="quiet"
      words={{
        title: words.leaveTitle,
        consequence: words.leaveText,
        confirm: words.leave,
        cancel: words.notYet,
        close: words.close,
      }}
      problem={problem}
      onConfirm={() => act(() => api(escalateClaim, { params: { id }, body: {} }))}
    >
      {words.leave}
    </ConfirmButton>
  )
}
