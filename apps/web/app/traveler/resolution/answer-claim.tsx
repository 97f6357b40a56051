import { answerClaim, type Claim } from '@porchlight/contract'
import { Button, ConfirmButton } from '@porchlight/ui'
import { useState } from 'react'
import { EscalateClaim } from '#app/features/claims/escalate-claim.tsx'
import { useClaimAction } from '#app/features/claims/use-claim-action.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { OfferForm } from './offer-form.tsx'

type Props = { claim: Claim; card: string | null }

/** The guest accepts, offers less, or asks the team to decide; shows the charge first. */
export const AnswerClaim = ({ claim, card }: Props) => {
  const words = useWords(claimWords)
  const { money } = useFormats()
  const { act, problem } = useClaimAction()
  const [offering, setOffering] = useState(false)
  const { id, claimed, allowedActions } = claim
  if (!allowedActions.includes('answer')) return null
  const agree = words.agree({ amount: money(claimed) })
  return (
    <>
      <div className="claim-acts">
        <ConfirmButton
          look="primary"
          words={{
            title: words.agreeTitle({ amount: money(claimed) }),
            consequence: card ? words.agreeText({ card }) : words.agreeTextAny,
            confirm: agree,
            cancel: words.notYet,
            close: words.close,
          }}
          problem={problem}
          onConfirm={() => act(() => api(answerClaim, { params: { id }, body: { amount: claimed.amount } }))}
        >
          {agree}
        </ConfirmButton>
        {!offering && <Button onClick={() => setOffering(true)}>{words.offer}</Button>}
        <EscalateClaim claim={claim} />
      </div>
      {offering && <OfferForm claim={claim} />}
    </>
  )
}
