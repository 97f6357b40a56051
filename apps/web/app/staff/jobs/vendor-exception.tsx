import { askVendorException } from '@porchlight/contract'
import { Button, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffJobsWords } from '#app/lib/messages/staff/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

/** Requests an exception, which needs a second approver, for a vendor whose insurance expires before the job. */
export const VendorException = ({ jobId, vendor }: { jobId: number; vendor: { id: number; name: string } }) => {
  const words = useWords(staffJobsWords)
  const approvals = useWords(approvalWords)
  const { act, question } = useStepUpAction()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const isShort = reason.trim().length < 10
  const ask = async () => {
    setBusy(true)
    const body = { vendorId: vendor.id, reason }
    const done = await act(() => api(askVendorException, { params: { id: jobId }, body }))
    setBusy(false)
    if (done) toast({ type: 'success', message: approvals.sent })
  }
  return (
    <div className="staff-form">
      <p>{words.exceptionText({ name: vendor.name })}</p>
      <TextArea
        label={approvals.reason}
        rows={2}
        maxLength={500}
        value={reason}
        error={tried && isShort ? approvals.reasonShort : undefined}
        onChange={setReason}
      />
      <div className="staff-acts">
        <Button
          busy={busy}
          onClick={() => {
            setTried(true)
            if (!isShort) void ask()
          }}
        >
          {words.askException}
        </Button>
      </div>
      {question}
    </div>
  )
}
