import { type DeskClaim, extendClaim } from '@porchlight/contract'
import { ConfirmButton } from '@porchlight/ui'
import { useClaimAction } from '#app/features/claims/use-claim-action.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'

const dayMs = 86_400_000

/** Extends the deadline for the answer by a day. */
export const Extend = ({ claim: { id, answerBy, allowedActions, stay } }: { claim: DeskClaim }) => {
  const words = useWords(claimWords)
  const { moment } = useFormats()
  const { act, problem } = useClaimAction()
  if (!answerBy || !allowedActions.includes('extend')) return null
  const until = new Date(Date.parse(answerBy) + dayMs).toISOString()
  return (
    <div className="claim-acts">
      <ConfirmButton
        look="quiet"
        words={{
          title: words.extendTitle,
          consequence: words.extendText({ moment: moment(until, stay.timeZone) }),
          confirm: words.extend,
          cancel: words.notYet,
          close: words.close,
        }}
        problem={problem}
        onConfirm={() => act(() => api(extendClaim, { params: { id }, body: { answerBy } }))}
      >
        {words.extend}
      </ConfirmButton>
    </div>
  )
}
