import { changeFee, type DecidedFee, decidedFees } from '@porchlight/contract'
import { Disclosure } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NoChargeForm } from '../no-charge-form.tsx'

/** Records that the company charges no cleaning or no service fee. */
export const NoFeeForm = ({ onSaved }: { onSaved: () => void }) => {
  const words = useWords(staffFeesWords)
  return (
    <Disclosure summary={words.decideNoneText}>
      <NoChargeForm
        label={words.which}
        emptyText=""
        options={decidedFees.map((value) => ({ value, label: words.codes[value] }))}
        onSaved={onSaved}
        onSave={async ({ charge, name, reason }) => {
          const change = { kind: 'none' as const, code: charge as DecidedFee, name }
          const answer = await api(changeFee, { body: { change, reason } })
          return answer.ok ? undefined : answer.error.message
        }}
      />
    </Disclosure>
  )
}
