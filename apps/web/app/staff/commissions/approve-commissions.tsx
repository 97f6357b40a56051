import { approveCommissions } from '@porchlight/contract'
import { Button, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

/** Approves the selected commissions, with a reason. */
export const ApproveCommissions = ({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) => {
  const words = useWords(staffCommissionWords)
  const { reasonShort } = useWords(approvalWords)
  const { act, question } = useStepUpAction()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const approve = async () => {
    if (reason.trim().length < 10) {
      setError(reasonShort)
      return
    }
    const results = await act(() => api(approveCommissions, { body: { commissionIds: [...ids], reason } }))
    if (!results) return
    toast({
      type: 'success',
      message: words.approved({ approved: String(results.approved), waiting: String(results.waiting) }),
    })
    onDone()
  }
  return (
    <div className="staff-form commission-approve">
      <p>{words.approveText}</p>
      <TextArea
        label={words.reason}
        rows={2}
        maxLength={500}
        required
        value={reason}
        error={error}
        onChange={(text) => {
          setError(undefined)
          setReason(text)
        }}
      />
      <div className="staff-acts">
        <Button look="primary" onClick={() => void approve()}>
          {words.approveTitle({ count: ids.length })}
        </Button>
      </div>
      {question}
    </div>
  )
}
