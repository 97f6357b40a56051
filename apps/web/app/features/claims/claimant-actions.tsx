import { acceptClaimOffer, type Claim, withdrawClaim } from '@porchlight/contract'
import { ConfirmButton } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { EscalateClaim } from './escalate-claim.tsx'
import { useClaimAction } from './use-claim-action.ts'

const Take = ({ claim: { id, offered, allowedActions } }: { claim: Claim }) => {
  const words = useWords(claimWords)
  const { money } = useFormats()
  const { act, problem } = useClaimAction()
  if (!offered || !allowedActions.includes('accept')) return null
  const take = words.take({ amount: money(offered) })
  return (
    <ConfirmButton
      look="primary"
      words={{
        title: take,
        consequence: offered.amount > 0 ? words.takeText : words.takeNothing,
        confirm: take,
        cancel: words.notYet,
        close: words.close,
      }}
      problem={problem}
      onConfirm={() => act(() => api(acceptClaimOffer, { params: { id }, body: { amount: offered.amount } }))}
    >
      {take}
    </ConfirmButton>
  )
}

const Withdraw = ({ claim: { id, allowedActions } }: { claim: Claim }) => {
  const words = useWords(claimWords)
  const { act, problem } = useClaimAction()
  if (!allowedActions.includes('withdraw')) return null
  return (
    <ConfirmButton
      look="bare"
      words={{
        title: words.withdrawTitle,
        consequence: words.takeNothing,
        confirm: words.withdraw,
        cancel: words.notYet,
        close: words.close,
      }}
      problem={problem}
      onConfirm={() => act(() => api(withdrawClaim, { params: { id } }))}
    >
      {words.withdraw}
    </ConfirmButton>
  )
}

/** What the claimant can do: accept the offer, ask the team to decide, or withdraw the claim. */
export const ClaimantActions = ({ claim }: { claim: Claim }) => (
  <div className="claim-acts">
    <Take claim={claim} />
    <EscalateClaim claim={claim} />
    <Withdraw claim={claim} />
  </div>
)
